import { sliceStyle, vars } from '@/shared/theme/style';

export const states = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  padding: 0,
  margin: 0,
  border: 0,
});

export const member = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const link = sliceStyle({
  color: 'inherit',
  fontWeight: vars.fontWeight.bold,
  selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } },
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
