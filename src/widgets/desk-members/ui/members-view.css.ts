import { sliceStyle, vars } from '@/shared/theme/style';

export const member = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
