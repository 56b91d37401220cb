import { media, sliceStyle, vars } from '@/shared/theme/style';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: columns(6),
  gap: '14px',
  '@media': {
    [media.compact]: { gridTemplateColumns: columns(4) },
    [media.phone]: { gridTemplateColumns: columns(2), gap: vars.space[3] },
  },
});
