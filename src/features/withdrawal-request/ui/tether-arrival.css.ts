import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const sum = sliceStyle({
  marginInlineStart: 'auto',
  color: vars.color.money,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
});
