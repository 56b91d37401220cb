import { createVar } from '@vanilla-extract/css';
import { ellipsis, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const wide = '(min-width: 560px)';

/** How wide a runner is that is neither near nor far. */
const runnerWidth = createVar('runnerWidth');
/** Where a post is, and a nose by `translate`: 0 where the nose of the last could be, 1 at the right end. */
export const along = createVar('raceAlong');
/** Share of the height that is below its feet. */
export const below = createVar('raceBelow');
export const scale = createVar('raceScale');

/**
 * How far what is 0 along is from what is 1 along. Things are moved by a translation, so that nothing is laid out again; a runner's
 * goes into its style as it is: a variable would have the style of all that it is drawn of worked out in each frame.
 */
export const course = `(100cqi - ${runnerWidth})`;

export const root = sliceStyle(
  {
    containerType: 'inline-size',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'race',
);

export const scene = sliceStyle(
  {
    vars: { [runnerWidth]: '25cqi' },
    position: 'relative',
    overflow: 'hidden',
    blockSize: '176px',
    backgroundImage: `linear-gradient(${vars.color.surface2}, ${vars.color.surface3})`,
    '@container': { [wide]: { vars: { [runnerWidth]: '17cqi' }, blockSize: '206px' } },
  },
  'raceScene',
);

export const backdrop = sliceStyle(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  'raceBackdrop',
);

const land = (fillOpacity: number) => ({ fill: vars.color.brand, fillOpacity });
export const hill = sliceRecipe(
  { variants: { row: { far: land(0.16), near: land(0.22), trees: land(0.34) } } },
  'raceHill',
);
/** The ground hides what is behind it. */
export const ground = sliceStyle({ fill: vars.color.surface }, 'raceGround');
export const turf = sliceStyle(land(0.32), 'raceTurf');
export const stripe = sliceStyle(land(0.06), 'raceStripe');
export const rail = sliceStyle(
  { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.85, vectorEffect: 'non-scaling-stroke' },
  'raceRail',
);

export const runner = sliceStyle(
  {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: `calc(${below} * 100%)`,
    willChange: 'translate',
    inlineSize: `calc(${runnerWidth} * ${scale})`,
    lineHeight: 0,
  },
  'raceRunner',
);

/** A post is on the far rail; the finish reaches over the whole track. */
export const post = sliceRecipe(
  {
    base: {
      position: 'absolute',
      insetInlineEnd: 0,
      translate: `calc(50% + ${course} * (${along} - 1))`,
    },
    variants: {
      kind: {
        distance: { insetBlockStart: '39%', inlineSize: '22px' },
        line: {
          insetBlock: '46% 0',
          inlineSize: '4px',
          backgroundImage: 'repeating-linear-gradient(#c9453f 0 8px, #ffffff 8px 16px)',
        },
      },
    },
  },
  'racePost',
);

export const sign = sliceStyle({ fill: '#ffffff', stroke: '#c9453f', strokeWidth: 2 }, 'raceSign');
export const meters = sliceStyle(
  { fill: '#8c2b27', fontSize: '9.5px', fontWeight: vars.fontWeight.heavy },
  'raceMeters',
);

export const strip = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1.5],
    boxSizing: 'border-box',
    blockSize: '44px',
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    whiteSpace: 'nowrap',
    '@container': { [wide]: { justifyContent: 'flex-start', gap: vars.space[2.5] } },
  },
  'raceStrip',
);

export const standing = sliceRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[1],
      minInlineSize: 0,
      fontWeight: vars.fontWeight.semibold,
    },
    variants: { isFirst: { true: { color: vars.color.text }, false: {} } },
  },
  'raceStanding',
);

/** What only a wide stage has room for. */
const spare = { display: 'none', '@container': { [wide]: { display: 'flex' } } } as const;

export const finisher = sliceRecipe(
  {
    base: { alignItems: 'center', gap: vars.space[1], minInlineSize: 0 },
    variants: {
      isNamed: {
        true: {
          display: 'flex',
          color: vars.color.text,
          fontWeight: vars.fontWeight.semibold,
        },
        false: spare,
      },
    },
  },
  'raceFinisher',
);

export const title = sliceStyle(spare, 'raceTitle');

export const gap = sliceStyle(
  { ...spare, minInlineSize: '22px', color: vars.color.text3, fontSize: vars.fontSize.xs },
  'raceGap',
);

export const name = sliceStyle(
  { ...ellipsis, minInlineSize: 0, fontSize: vars.fontSize.xs },
  'raceName',
);

export const legend = sliceStyle(
  { ...spare, marginInlineStart: 'auto', color: vars.color.text3, fontSize: vars.fontSize.xs },
  'raceLegend',
);
