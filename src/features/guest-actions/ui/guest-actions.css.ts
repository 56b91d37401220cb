import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceRecipe({
  base: { display: 'flex', gap: vars.space[2] },
  variants: { fullWidth: { true: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } },
});

export const links = sliceStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[5],
});

export const link = sliceStyle({
  minBlockSize: vars.size.touch,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.text } },
});
