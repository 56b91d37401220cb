import { componentStyle } from '@/shared/theme/style';

/** Fills a tile that keeps its height. */
export const fill = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  'queryFill',
);

/** In the middle of it: what stands in the place of data. */
export const centred = componentStyle({ alignItems: 'center' }, 'queryCentred');
