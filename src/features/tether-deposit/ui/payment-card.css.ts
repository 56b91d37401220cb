import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const when = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const credit = sliceStyle({
  ...tabular,
  color: vars.color.money,
  fontSize: vars.fontSize.lg,
});
