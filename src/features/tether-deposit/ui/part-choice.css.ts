import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const line = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const paid = sliceStyle({ fontSize: vars.fontSize.lg });

export const short = sliceStyle({ color: vars.color.warn });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
