import { sliceStyle, vars } from '@/shared/theme/style';

export const member = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const userId = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const marks = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const takesTwo = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warn,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
