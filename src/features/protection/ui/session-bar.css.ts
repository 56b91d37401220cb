import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '36px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const value = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});
