import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const line = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const sum = sliceStyle({ color: vars.color.text2 });

export const figure = sliceStyle({
  ...tabular,
  color: vars.color.text,
  fontSize: vars.fontSize.xl,
});

export const worth = sliceStyle({
  ...tabular,
  marginInlineEnd: 'auto',
  color: vars.color.money,
  fontSize: vars.fontSize.xl,
});

export const rate = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm });

export const time = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
