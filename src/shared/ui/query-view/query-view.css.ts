import { componentStyle } from '@/shared/theme/style';

/** Fills a tile that keeps its height: what is higher scrolls in itself. */
export const fill = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  'queryFill',
);

/** In the middle of it: what is in the place of data. */
export const centred = componentStyle({ alignItems: 'center' }, 'queryCentred');
