import { createVar, keyframes } from '@vanilla-extract/css';
import { componentRecipe, media, vars } from '@/shared/theme/style';

export const inlineSize = createVar('skeletonInline');
export const blockSize = createVar('skeletonBlock');

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = componentRecipe(
  {
    base: {
      display: 'block',
      inlineSize,
      blockSize,
      maxInlineSize: '100%',
      backgroundColor: vars.color.surface3,
      '@media': { [media.motion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
    },
    variants: {
      shape: {
        line: { borderRadius: vars.radius.tag },
        box: { borderRadius: vars.radius.control },
        circle: { borderRadius: vars.radius.full },
      },
    },
  },
  'skeleton',
);
