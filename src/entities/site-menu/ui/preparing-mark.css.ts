import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.heading,
  whiteSpace: 'nowrap',
});
