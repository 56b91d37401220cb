import { createVar } from '@vanilla-extract/css';
import { ellipsis, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Where something is on the field, in shares of its length and width. */
export const x = createVar('fieldX');
export const y = createVar('fieldY');

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateRows: '56px minmax(0, 1fr) 38px',
    blockSize: '260px',
    color: vars.color.text2,
    containerType: 'inline-size',
  },
  'sportMatch',
);

export const board = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'sportBoard',
);

export const team = sliceRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minInlineSize: 0,
      color: vars.color.text,
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.bold,
    },
    variants: { side: { home: { justifyContent: 'flex-end' }, away: {} } },
  },
  'sportTeam',
);

export const name = sliceStyle(ellipsis, 'sportTeamName');

const sides = {
  home: { backgroundColor: vars.color.beadBlue, color: vars.color.beadInk },
  away: { backgroundColor: vars.color.beadRed, color: vars.color.beadInk },
} as const;

export const shirt = sliceRecipe(
  {
    base: { flex: 'none', inlineSize: '10px', blockSize: '10px', borderRadius: vars.radius.full },
    variants: { side: sides },
  },
  'sportShirt',
);

export const middle = sliceStyle(
  { ...tabular, display: 'grid', justifyItems: 'center', minInlineSize: '96px' },
  'sportMiddle',
);

export const score = sliceStyle(
  {
    color: vars.color.text,
    fontSize: vars.fontSize.h1,
    fontWeight: vars.fontWeight.heavy,
    lineHeight: vars.lineHeight.tight,
  },
  'sportScore',
);

export const clock = sliceStyle(
  { fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.semibold, whiteSpace: 'nowrap' },
  'sportClock',
);

export const field = sliceStyle(
  { position: 'relative', overflow: 'hidden', backgroundColor: vars.color.surface2 },
  'sportField',
);

export const markings = sliceStyle(
  { display: 'block', inlineSize: '100%', blockSize: '100%' },
  'sportMarkings',
);

export const stripe = sliceStyle({ fill: vars.color.brandTint }, 'sportStripe');

export const line = sliceStyle(
  {
    fill: 'none',
    stroke: vars.color.controlLine,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  'sportLine',
);

export const shot = sliceRecipe(
  {
    base: {
      fill: 'none',
      strokeWidth: 2,
      vectorEffect: 'non-scaling-stroke',
      strokeDasharray: '4',
    },
    variants: {
      side: {
        home: { stroke: vars.color.down },
        away: { stroke: vars.color.up },
      },
    },
  },
  'sportShot',
);

const placed = {
  position: 'absolute',
  insetInlineStart: `calc(${x} * 100%)`,
  insetBlockStart: `calc(${y} * 100%)`,
  translate: '-50% -50%',
  borderRadius: vars.radius.full,
} as const;

export const chance = sliceRecipe(
  {
    base: { ...placed, boxSizing: 'border-box', inlineSize: '12px', blockSize: '12px' },
    variants: {
      side: { home: {}, away: {} },
      isScored: { true: {}, false: { backgroundColor: vars.color.surface2 } },
    },
    compoundVariants: [
      {
        variants: { side: 'home', isScored: true },
        style: { backgroundColor: vars.color.beadBlue },
      },
      {
        variants: { side: 'away', isScored: true },
        style: { backgroundColor: vars.color.beadRed },
      },
      {
        variants: { side: 'home', isScored: false },
        style: { border: `2px solid ${vars.color.down}` },
      },
      {
        variants: { side: 'away', isScored: false },
        style: { border: `2px solid ${vars.color.up}` },
      },
    ],
  },
  'sportChance',
);

// A ball has its own colours.
export const ball = sliceRecipe(
  {
    base: {
      ...placed,
      inlineSize: '14px',
      blockSize: '14px',
      border: '1.5px solid #22292a',
      boxShadow: `0 2px 4px ${vars.color.shadow}`,
    },
    variants: {
      sport: { soccer: { backgroundColor: '#ffffff' }, basketball: { backgroundColor: '#e0813a' } },
    },
  },
  'sportBall',
);

export const ticker = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.sm,
  },
  'sportTicker',
);

export const when = sliceStyle(
  { flex: 'none', color: vars.color.text3, fontWeight: vars.fontWeight.semibold },
  'sportTickerTime',
);

export const news = sliceStyle(
  { ...ellipsis, color: vars.color.text, fontWeight: vars.fontWeight.semibold },
  'sportTickerNews',
);
