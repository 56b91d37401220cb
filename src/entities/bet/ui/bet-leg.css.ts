import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space.half,
    paddingBlock: vars.space[2.5],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'betLeg',
);

export const name = sliceStyle(
  { display: 'flex', gap: vars.space[1], minInlineSize: 0, fontWeight: vars.fontWeight.bold },
  'betLegName',
);

export const title = sliceStyle(ellipsis, 'betLegTitle');

export const detail = sliceStyle(
  { ...tabular, flexShrink: 0, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betLegDetail',
);

export const odds = sliceStyle(
  {
    ...tabular,
    minInlineSize: '48px',
    textAlign: 'end',
    fontWeight: vars.fontWeight.bold,
  },
  'betLegOdds',
);

export const match = sliceStyle(
  {
    ...tabular,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'betLegMatch',
);

export const league = sliceStyle({ color: vars.color.text3 }, 'betLegLeague');

export const clock = sliceStyle(
  { color: vars.color.live, fontWeight: vars.fontWeight.semibold },
  'betLegClock',
);

export const basis = sliceStyle(
  { color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'betLegBasis',
);

export const push = sliceStyle(
  { ...tabular, gridColumn: '1 / -1', color: vars.color.text2, fontSize: vars.fontSize.sm },
  'betLegPush',
);
