import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const entry = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});

export const worth = sliceStyle({
  ...tabular,
  paddingBlock: vars.space[1],
  color: vars.color.money,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

export const quick = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const rate = sliceStyle({ ...tabular, color: vars.color.text });
