import { sliceStyle, vars } from '@/shared/theme/style';

export const words = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: vars.space[1.5],
  maxBlockSize: '240px',
  margin: 0,
  padding: vars.space[2],
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
  listStyle: 'none',
});

export const word = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[2.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.sm,
});

export const none = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
