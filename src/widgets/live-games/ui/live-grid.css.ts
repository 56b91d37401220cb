import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(204px, 1fr))',
  gap: vars.space[3],
  '@container': {
    '(max-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});
