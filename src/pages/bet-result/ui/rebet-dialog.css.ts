import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const row = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[2.5],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'rebetRow',
);

export const name = sliceStyle(
  {
    fontWeight: vars.fontWeight.bold,
    selectors: { '[data-dropped="true"] &': { color: vars.color.text3 } },
  },
  'rebetName',
);

export const match = sliceStyle(
  { display: 'block', color: vars.color.text3, fontSize: vars.fontSize.sm },
  'rebetMatch',
);

export const before = sliceStyle(
  { color: vars.color.text3, textDecoration: 'line-through' },
  'rebetBefore',
);

export const after = sliceRecipe(
  {
    base: { fontWeight: vars.fontWeight.bold },
    variants: {
      move: { same: {}, up: { color: vars.color.up }, down: { color: vars.color.down } },
    },
  },
  'rebetAfter',
);
