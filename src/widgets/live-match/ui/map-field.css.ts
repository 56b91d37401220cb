import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

const forced = (fill: string) => ({ '@media': { [media.forcedColors]: { fill } } });
const drawn = { stroke: vars.color.controlLine, strokeWidth: 2 };

export const river = sliceStyle(
  { fill: 'none', stroke: vars.color.brandTint, strokeWidth: 36 },
  'mapRiver',
);

export const lane = sliceStyle(
  { fill: 'none', stroke: vars.color.line, strokeWidth: 10, strokeLinecap: 'round' },
  'mapLane',
);

export const base = sliceStyle({ ...drawn, fill: vars.color.surface }, 'mapBase');

export const den = sliceStyle({ ...drawn, fill: vars.color.surface }, 'mapDen');

export const taken = sliceStyle({ fill: vars.color.brand, ...forced('CanvasText') }, 'mapTaken');

export const tower = sliceRecipe(
  {
    base: drawn,
    variants: {
      isStanding: {
        true: { fill: vars.color.brand, ...forced('CanvasText') },
        false: { fill: 'none', strokeDasharray: '3 3' },
      },
    },
  },
  'mapTower',
);

const filled = {
  true: { fill: vars.color.brand, ...forced('CanvasText') },
  false: { fill: vars.color.surface },
};

export const round = sliceRecipe(
  { base: { stroke: vars.color.line, strokeWidth: 1.5 }, variants: { isWon: filled } },
  'mapRound',
);

export const map = sliceRecipe({ base: drawn, variants: { isWon: filled } }, 'mapWon');
