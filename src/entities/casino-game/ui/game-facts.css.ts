import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceRecipe({
  base: { ...tabular, display: 'grid', color: vars.color.text2 },
  variants: {
    isLarge: {
      true: { gap: vars.space[2], fontSize: vars.fontSize.base },
      false: { gap: vars.space.half, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug },
    },
  },
});

export const fact = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const value = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'end',
});
