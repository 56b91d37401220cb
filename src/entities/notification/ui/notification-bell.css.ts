import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const count = sliceStyle({
  ...tabular,
  position: 'absolute',
  insetBlockStart: vars.space.half,
  // From the middle of the bell outwards, so that 99+ covers nothing of it but its edge.
  insetInlineStart: '52%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max-content',
  minInlineSize: '17px',
  minBlockSize: '17px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.danger,
  color: vars.color.dangerInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});
