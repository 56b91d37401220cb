import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[1] }, 'goalList');

export const goal = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '36px auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space[2],
    fontSize: vars.fontSize.sm,
  },
  'goalListGoal',
);

export const minute = sliceStyle({ ...tabular, color: vars.color.text2 }, 'goalListMinute');

export const name = sliceStyle({ fontWeight: vars.fontWeight.bold }, 'goalListName');

export const team = sliceStyle({ color: vars.color.text2 }, 'goalListTeam');
