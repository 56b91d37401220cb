import { cardSurface, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  ...cardSurface,
});

export const way = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1.5],
});

export const line = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.md,
});

export const title = sliceStyle({ fontWeight: vars.fontWeight.semibold });

export const rest = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const sum = sliceStyle({ color: vars.color.text, fontWeight: vars.fontWeight.bold });
