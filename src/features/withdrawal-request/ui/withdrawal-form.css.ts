import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const figures = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize.md,
  color: vars.color.text2,
});

export const arrival = sliceStyle({
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

export const wallet = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = sliceStyle({ minInlineSize: 0 });

export const address = sliceStyle({ overflowWrap: 'anywhere', color: vars.color.text });
