import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const effect = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

export const bets = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '240px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const bet = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
});
