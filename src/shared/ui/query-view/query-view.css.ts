import { componentRecipe, componentStyle } from '@/shared/theme/style';

/** Fills a tile that keeps its height: what is loaded stretches, what stands in its place is in the middle. */
export const tile = componentRecipe(
  {
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    variants: { isCentred: { true: { alignItems: 'center' }, false: {} } },
  },
  'queryTile',
);

export const fill = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  'queryFill',
);
