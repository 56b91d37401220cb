import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  textAlign: 'center',
});

export const mark = sliceStyle({
  color: vars.color.brand,
  marginBlockEnd: vars.space[2],
});
