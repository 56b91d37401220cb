import { sliceStyle, vars } from '@/shared/theme/style';

export const list = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.normal,
});
