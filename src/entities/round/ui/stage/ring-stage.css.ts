import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const zone = sliceRecipe(
  {
    base: { fill: 'none', strokeWidth: 6, strokeLinecap: 'round' },
    variants: {
      color: {
        red: { stroke: vars.color.beadRed },
        green: { stroke: vars.color.beadGreen },
        blue: { stroke: vars.color.beadBlue },
      },
    },
  },
  'ringZone',
);
export const pointer = sliceStyle({ fill: vars.color.money }, 'ringPointer');
export const halo = sliceStyle(
  { fill: 'none', stroke: vars.color.money, strokeWidth: 2.5 },
  'ringHalo',
);
export const number = sliceStyle(
  { textAnchor: 'middle', fill: vars.color.text, fontWeight: vars.fontWeight.heavy },
  'ringNumber',
);
