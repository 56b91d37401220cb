import {
  ellipsis,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
  visuallyHidden,
} from '@/shared/theme/style';

export const root = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'grid',
      columnGap: vars.space[2],
      fontSize: vars.fontSize.md,
    },
    variants: {
      look: {
        block: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space.half },
        row: {
          gridTemplateColumns: '64px minmax(0, 1fr) auto',
          gridTemplateAreas: '"clock . ." "clock . ."',
          alignItems: 'center',
          fontSize: vars.fontSize.base,
          fontWeight: vars.fontWeight.semibold,
          lineHeight: '21px',
        },
      },
    },
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

/** Before the teams, over both of their lines. */
export const clock = sliceStyle(
  { gridArea: 'clock', position: 'relative', display: 'grid', minInlineSize: 0 },
  'gameSummaryClock',
);

export const spoken = sliceStyle(visuallyHidden, 'gameSummarySpoken');

export const minute = sliceStyle(
  { ...ellipsis, color: vars.color.live, fontSize: vars.fontSize.sm, lineHeight: '17px' },
  'gameSummaryMinute',
);

export const part = sliceStyle(
  {
    ...ellipsis,
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    lineHeight: '16px',
  },
  'gameSummaryPart',
);
