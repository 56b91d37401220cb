import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'block', inlineSize: '100%', blockSize: '100%' },
  'field',
);

export const stripe = sliceStyle({ fill: vars.color.brandTint }, 'fieldStripe');

export const line = sliceStyle(
  { fill: 'none', stroke: vars.color.controlLine, strokeWidth: 2 },
  'fieldLine',
);

export const base = sliceRecipe(
  {
    base: { stroke: vars.color.controlLine, strokeWidth: 2 },
    variants: {
      isTaken: {
        true: {
          fill: vars.color.brand,
          '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
        },
        false: { fill: vars.color.surface },
      },
    },
  },
  'fieldBase',
);
