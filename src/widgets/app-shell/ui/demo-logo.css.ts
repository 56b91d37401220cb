import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'inline-grid',
  alignContent: 'center',
  gap: vars.space.half,
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
});

export const demo = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});
