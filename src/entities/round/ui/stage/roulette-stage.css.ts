import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

// Wood, brass and ivory of the wheel are the same in both themes.
const [brass, black] = ['#c9a55c', '#181d1f'];

export const wood = sliceStyle({ fill: '#5a3a22' }, 'wheelWood');
export const foot = sliceStyle({ fill: '#38230f' }, 'wheelFoot');
export const track = sliceStyle({ fill: '#43290f', stroke: brass, strokeWidth: 0.8 }, 'wheelTrack');
export const pocket = sliceRecipe(
  {
    base: { stroke: brass, strokeWidth: 0.35 },
    variants: {
      color: {
        red: { fill: vars.color.beadRed },
        black: { fill: black },
        green: { fill: vars.color.beadGreen },
      },
    },
  },
  'wheelPocket',
);
export const well = sliceStyle({ fill: '#000000', opacity: 0.34 }, 'wheelWell');
export const drawn = sliceStyle(
  { fill: 'none', stroke: '#fff3d0', strokeWidth: 1.6 },
  'wheelDrawn',
);
export const cone = sliceStyle({ fill: '#6b4526', stroke: brass, strokeWidth: 0.8 }, 'wheelCone');
export const spoke = sliceStyle(
  { stroke: brass, strokeWidth: 2, strokeLinecap: 'round' },
  'wheelSpoke',
);
export const hub = sliceStyle({ fill: brass }, 'wheelHub');
export const ink = sliceStyle(
  { fill: vars.color.beadInk, textAnchor: 'middle', fontWeight: vars.fontWeight.bold },
  'wheelInk',
);
export const ball = sliceStyle(
  { fill: '#fbfaf5', stroke: '#8a8474', strokeWidth: 0.75 },
  'wheelBall',
);
export const plate = sliceStyle({ stroke: '#fff3d0', strokeWidth: 2 }, 'wheelPlate');
