import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    outline: 'none',
    '@media': { [media.tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'multiView',
);
