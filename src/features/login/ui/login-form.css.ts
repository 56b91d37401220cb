import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const links = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});
