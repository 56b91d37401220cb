import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2], fontSize: vars.fontSize.sm });

export const line = sliceStyle({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = sliceStyle({ fontWeight: vars.fontWeight.semibold, color: vars.color.text2 });

export const note = sliceStyle({ ...tabular, color: vars.color.text2 });
