import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[5], alignContent: 'start' });

export const figures = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize.md,
  color: vars.color.text2,
});
