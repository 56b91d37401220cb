import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

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
