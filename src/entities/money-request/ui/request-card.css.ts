import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const amount = sliceStyle({ ...tabular, fontSize: vars.fontSize.xl });

export const note = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});

export const reason = sliceStyle({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });
