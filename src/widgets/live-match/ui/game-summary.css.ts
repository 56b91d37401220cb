import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[2],
    rowGap: vars.space.half,
    fontSize: vars.fontSize.md,
  },
  'gameSummary',
);

export const team = sliceStyle({ ...ellipsis, minInlineSize: 0 }, 'gameSummaryTeam');

export const points = sliceStyle({ fontWeight: vars.fontWeight.bold }, 'gameSummaryPoints');

export const moment = sliceStyle(
  {
    ...ellipsis,
    gridColumn: '1 / -1',
    minInlineSize: 0,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'gameSummaryMoment',
);

export const now = sliceStyle(
  {
    marginInlineEnd: vars.space[1.5],
    color: vars.color.live,
    fontWeight: vars.fontWeight.bold,
  },
  'gameSummaryNow',
);
