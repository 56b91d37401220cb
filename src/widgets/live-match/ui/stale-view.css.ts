import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  'staleView',
);

export const age = sliceStyle(
  {
    ...tabular,
    color: vars.color.warn,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
  },
  'staleViewAge',
);

/** Without its colours, as something of the past; not so pale that it could not be read. */
export const view = sliceRecipe(
  {
    base: { minInlineSize: 0 },
    variants: { isStale: { true: { filter: 'grayscale(1)' }, false: {} } },
  },
  'staleViewPicture',
);
