import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

// Dice are of bone in both themes; by Korean custom the one and the four are red.
export const side = sliceStyle({ fill: '#b9b19c' }, 'dieSide');
export const face = sliceStyle({ fill: '#f7f3e8', stroke: '#d9d1bd', strokeWidth: 1 }, 'dieFace');
export const pip = sliceRecipe(
  {
    variants: {
      isRed: { true: { fill: vars.color.beadRed }, false: { fill: vars.color.ballInk } },
    },
  },
  'diePip',
);
export const shadow = sliceStyle({ fill: vars.color.shadow }, 'dieShadow');
