import {
  colorTransition,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'roads',
);

export const head = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] },
  'roadsHead',
);

export const heading = sliceStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'roadsHeading',
);

export const tabs = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'roadTabs',
);

export const tab = sliceStyle(
  {
    ...colorTransition,
    flexShrink: 0,
    minBlockSize: '30px',
    borderBlockEnd: '2px solid transparent',
    color: vars.color.text3,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed="true"]': {
        borderBlockEndColor: vars.color.brand,
        color: vars.color.text,
      },
    },
    '@media': {
      [media.phone]: { minBlockSize: vars.size.touch },
      [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
    },
  },
  'roadTab',
);

export const counts = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    gap: vars.space[2.5],
    marginInlineStart: 'auto',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
  },
  'roadCounts',
);

export const count = sliceRecipe(
  {
    variants: {
      tone: {
        blue: { color: vars.color.down },
        red: { color: vars.color.up },
        green: { color: vars.color.win },
        neutral: { color: vars.color.text2 },
      },
    },
  },
  'roadCount',
);

export const note = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs, wordBreak: 'keep-all' },
  'roadNote',
);

export const sides = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 19fr) minmax(0, 46fr)',
    alignItems: 'start',
    gap: vars.space[3],
  },
  'roadSides',
);

export const bigs = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'roadBigs');

export const derived = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[2],
  },
  'roadDerived',
);

export const figure = sliceStyle({ minInlineSize: 0, margin: 0 }, 'roadFigure');

export const caption = sliceStyle(
  {
    marginBlockEnd: vars.space[1],
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
  },
  'roadCaption',
);

export const map = sliceStyle({ display: 'block', inlineSize: '100%' }, 'roadMap');

export const line = sliceStyle({ stroke: vars.color.line, strokeWidth: 0.75 }, 'roadLine');

export const bead = sliceRecipe(
  {
    variants: {
      tone: {
        blue: { fill: vars.color.beadBlue },
        red: { fill: vars.color.beadRed },
        green: { fill: vars.color.beadGreen },
        neutral: { fill: vars.color.surface3, stroke: vars.color.lineStrong },
      },
    },
  },
  'roadBead',
);

export const letter = sliceRecipe(
  {
    base: { textAnchor: 'middle', fontSize: '11px', fontWeight: vars.fontWeight.bold },
    variants: {
      tone: {
        blue: { fill: vars.color.beadInk },
        red: { fill: vars.color.beadInk },
        green: { fill: vars.color.beadInk },
        neutral: { fill: vars.color.text },
      },
    },
  },
  'roadLetter',
);

export const pair = sliceRecipe(
  {
    base: { stroke: vars.color.surface, strokeWidth: 1 },
    variants: {
      of: { player: { fill: vars.color.down }, banker: { fill: vars.color.up } },
    },
  },
  'roadPair',
);

export const ring = sliceRecipe(
  {
    base: { fill: 'none', strokeWidth: 2.5 },
    variants: {
      tone: {
        blue: { stroke: vars.color.down },
        red: { stroke: vars.color.up },
        green: { stroke: vars.color.win },
        neutral: { stroke: vars.color.text3 },
      },
    },
  },
  'roadRing',
);
