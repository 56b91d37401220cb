import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const kinds = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  margin: 0,
  padding: 0,
  border: 0,
});

export const scores = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const score = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space[2],
});

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
