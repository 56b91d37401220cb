import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ ...tabular, display: 'grid', gap: vars.space.half });

export const label = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const value = sliceStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-late="true"]': { color: vars.color.warn } },
});

export const more = sliceStyle({
  marginInlineStart: vars.space[1.5],
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
});
