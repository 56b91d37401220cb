import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  alignItems: 'center',
  gap: vars.space[1.5],
  padding: 0,
  margin: 0,
  border: 0,
});
