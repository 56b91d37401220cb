import { cardSurface, media, narrow, sliceStyle, tabular, vars } from '@/shared/theme/style';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };
/** The sums with the chart below them, which are as high before they are there. */
const stacked = { minBlockSize: '376px' };

export const frame = sliceStyle(
  {
    minBlockSize: '194px',
    ...narrow(stacked),
    ...cardSurface,
    overflow: 'clip',
  },
  'statementSums',
);

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '384px minmax(0, 1fr)',
    ...narrow(oneColumn),
  },
  'statementSumsRoot',
);

export const figures = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  'statementFigures',
);

export const cell = sliceStyle(
  {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '91px',
    paddingInline: vars.space[4],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [media.phone]: { paddingInline: vars.space[3] } },
  },
  'statementFigureCell',
);

export const term = sliceStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'statementTerm',
);

export const figure = sliceStyle(
  {
    ...tabular,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'statementFigure',
);

export const note = sliceStyle(
  {
    ...tabular,
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
  },
  'statementNote',
);

export const chart = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[1.5],
    alignContent: 'start',
    minInlineSize: 0,
    padding: vars.space[3],
  },
  'statementChart',
);

export const balance = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[1.5],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'statementBalance',
);

export const owed = sliceStyle(
  { ...tabular, color: vars.color.warn, fontSize: vars.fontSize.sm },
  'statementOwed',
);

export const end = sliceStyle({ color: vars.color.money }, 'statementEnd');
