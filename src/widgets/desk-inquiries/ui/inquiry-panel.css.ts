import { sliceStyle, vars } from '@/shared/theme/style';

export const words = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});
