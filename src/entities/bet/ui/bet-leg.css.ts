import { ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) auto minmax(${vars.size.control}, auto)`,
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '21px',
    fontSize: vars.fontSize.sm,
  },
  'betLeg',
);

export const names = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: vars.space[1.5],
    minInlineSize: 0,
    '@media': { [media.phone]: { flexWrap: 'wrap', paddingBlock: vars.space.half } },
  },
  'betLegNames',
);

export const title = sliceStyle(
  {
    ...ellipsis,
    flexShrink: 1,
    fontWeight: vars.fontWeight.bold,
    selectors: {
      '[data-state="lost"] &, [data-state="cancelled"] &': { color: vars.color.text2 },
    },
  },
  'betLegTitle',
);

export const detail = sliceStyle(
  { ...tabular, flexShrink: 0, color: vars.color.text2 },
  'betLegDetail',
);

export const match = sliceStyle(
  {
    ...ellipsis,
    flexShrink: 1000,
    color: vars.color.text3,
    // Below the pick, for the match of an outcome must be named there too.
    '@media': { [media.phone]: { flexBasis: '100%' } },
  },
  'betLegMatch',
);

export const basis = sliceStyle(
  { ...tabular, flexShrink: 0, color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'betLegBasis',
);

export const stand = sliceStyle(
  { ...tabular, color: vars.color.text2, whiteSpace: 'nowrap' },
  'betLegStand',
);

/** What was drawn in the round, below its pick. */
export const drawn = sliceStyle(
  { gridColumn: '2 / -1', paddingBlock: vars.space[1] },
  'betLegDrawn',
);

export const odds = sliceStyle(
  {
    ...tabular,
    textAlign: 'end',
    fontWeight: vars.fontWeight.bold,
    // What counts is the price of several.
    selectors: {
      '&[data-joint="true"]': { color: vars.color.text3, fontWeight: vars.fontWeight.medium },
    },
  },
  'betLegOdds',
);
