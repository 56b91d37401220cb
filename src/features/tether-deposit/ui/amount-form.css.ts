import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const worth = sliceStyle({
  ...tabular,
  paddingBlock: vars.space[1],
  color: vars.color.money,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const rate = sliceStyle({ ...tabular, color: vars.color.text });
