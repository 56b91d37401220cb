import { createVar } from '@vanilla-extract/css';
import { ellipsis, media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Where a mark is, from the left. */
export const at = createVar();

export const root = sliceStyle({ display: 'grid', gap: vars.space[1] }, 'momentumBars');

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minInlineSize: 0,
    minBlockSize: '18px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'momentumBarsHead',
);

export const title = sliceStyle(
  { marginInlineEnd: 'auto', color: vars.color.text, whiteSpace: 'nowrap' },
  'momentumBarsTitle',
);

const forced = (backgroundColor: string) => ({
  '@media': { [media.forcedColors]: { backgroundColor } },
});
const sides = {
  home: { backgroundColor: vars.color.brand, ...forced('CanvasText') },
  away: { backgroundColor: vars.color.down, ...forced('GrayText') },
} as const;

export const team = sliceStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 },
  'momentumBarsTeam',
);

export const name = sliceStyle(ellipsis, 'momentumBarsName');

export const swatch = sliceRecipe(
  {
    base: { flex: 'none', inlineSize: '8px', blockSize: '8px', borderRadius: '2px' },
    variants: { side: sides },
  },
  'momentumBarsSwatch',
);

const CHART = '44px';

/** The bars, and below them what is written of the marks; half of a mark reaches out at both ends. */
export const chart = sliceStyle(
  { position: 'relative', blockSize: '62px', marginInline: vars.space[2] },
  'momentumChart',
);

export const bars = sliceStyle(
  { display: 'block', inlineSize: '100%', blockSize: CHART },
  'momentumChartBars',
);

export const axis = sliceStyle(
  { fill: 'none', stroke: vars.color.lineStrong, vectorEffect: 'non-scaling-stroke' },
  'momentumAxis',
);

const filled = (fill: string, inForced: string) => ({
  fill,
  '@media': { [media.forcedColors]: { fill: inForced } },
});

export const bar = sliceRecipe(
  {
    variants: {
      side: {
        home: filled(vars.color.brand, 'CanvasText'),
        away: filled(vars.color.down, 'GrayText'),
      },
    },
  },
  'momentumBar',
);

export const place = sliceStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: at,
    blockSize: '100%',
    inlineSize: 0,
  },
  'momentumPlace',
);

const centred = { position: 'absolute', insetInlineStart: 0, translate: '-50% 0' } as const;
const upper = { insetBlockStart: '1px' } as const;
const lower = { insetBlockStart: `calc(${CHART} - 13px)` } as const;
/** Its colour is all that distinguishes a card from another. */
const card = {
  inlineSize: '8px',
  blockSize: '11px',
  borderRadius: '2px',
  forcedColorAdjust: 'none',
} as const;

export const mark = sliceRecipe(
  {
    base: { ...centred, boxSizing: 'border-box' },
    variants: {
      kind: {
        goal: {
          inlineSize: '12px',
          blockSize: '12px',
          border: `2px solid ${vars.color.text}`,
          borderRadius: vars.radius.full,
          backgroundColor: vars.color.surface,
        },
        'yellow-card': { ...card, backgroundColor: vars.color.ballYellow },
        'red-card': { ...card, backgroundColor: vars.color.beadRed },
        end: {
          ...upper,
          blockSize: CHART,
          borderInlineStart: `1px dashed ${vars.color.text3}`,
        },
        now: {
          ...upper,
          inlineSize: '2px',
          blockSize: CHART,
          backgroundColor: vars.color.live,
          ...forced('CanvasText'),
        },
      },
      side: { home: upper, away: lower, none: {} },
    },
  },
  'momentumMark',
);

const words = {
  ...tabular,
  position: 'absolute',
  insetBlockEnd: 0,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
} as const;

export const label = sliceRecipe(
  {
    base: { ...words, insetInlineStart: 0, translate: '-50% 0' },
    variants: {
      kind: {
        goal: { color: vars.color.text, fontWeight: vars.fontWeight.bold },
        now: { color: vars.color.live, fontWeight: vars.fontWeight.bold },
        end: {},
        'yellow-card': {},
        'red-card': {},
      },
    },
  },
  'momentumLabel',
);

/** The first minute and the last. */
export const edge = sliceRecipe(
  {
    base: words,
    variants: {
      end: {
        start: { insetInlineStart: `calc(-1 * ${vars.space[2]})` },
        end: { insetInlineEnd: `calc(-1 * ${vars.space[2]})` },
      },
    },
  },
  'momentumEdge',
);
