import {
  cardSurface,
  media,
  mobile,
  narrow,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

/** Of both rows where the figures are two by two, so that nothing moves when they come. */
const twoRows = '152px';

export const frame = sliceStyle(
  {
    minBlockSize: '84px',
    selectors: { [mobile]: { minBlockSize: twoRows } },
    '@media': {
      [media.compact]: { minBlockSize: twoRows },
      // The chart's title is above its bars.
      [media.phone]: { minBlockSize: '169px', selectors: { [mobile]: { minBlockSize: '169px' } } },
    },
    ...cardSurface,
    overflow: 'clip',
  },
  'periodSums',
);

const twoByTwo = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};

/** The three sums and the chart: in a row, or two by two. */
export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 570fr) minmax(0, 444fr)',
    ...narrow(twoByTwo),
  },
  'periodSumsRoot',
);

export const figures = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    ...narrow({ display: 'contents' }),
  },
  'periodSumsFigures',
);

export const cell = sliceStyle(
  {
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[1],
    minBlockSize: '82px',
    paddingInline: vars.space[4],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.compact]: {
        minBlockSize: '72px',
        borderBlockEnd: `1px solid ${vars.color.line}`,
        selectors: { '&:last-child': { borderBlockEnd: 'none' } },
      },
      [media.phone]: { paddingInline: vars.space[3] },
    },
  },
  'periodSumsCell',
);

export const term = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
  'periodSumsTerm',
);

export const note = sliceStyle(
  { color: vars.color.text3, fontWeight: vars.fontWeight.medium },
  'periodSumsNote',
);

export const figure = sliceRecipe(
  {
    base: {
      ...tabular,
      fontSize: vars.fontSize.h1,
      fontWeight: vars.fontWeight.heavy,
      letterSpacing: vars.letterSpacing.heading,
      '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
    },
    // A loss is no alarm: it has the colour of every other figure.
    variants: { tone: { plain: {}, money: { color: vars.color.money } } },
  },
  'periodSumsFigure',
);
