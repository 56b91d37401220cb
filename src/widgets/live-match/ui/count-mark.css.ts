import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const card = sliceRecipe(
  {
    base: {
      display: 'inline-block',
      inlineSize: '9px',
      blockSize: '12px',
      borderRadius: '2px',
      verticalAlign: '-1px',
      // Its colour is all that distinguishes a card from another.
      forcedColorAdjust: 'none',
    },
    variants: {
      counted: {
        'yellow-card': { backgroundColor: vars.color.ballYellow },
        'red-card': { backgroundColor: vars.color.beadRed },
      },
    },
  },
  'countCard',
);

export const flag = sliceStyle(
  { display: 'inline-block', inlineSize: '12px', blockSize: '14px', verticalAlign: '-2px' },
  'countFlag',
);

export const cloth = sliceStyle(
  { fill: vars.color.text3, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  'countFlagCloth',
);

export const pole = sliceStyle(
  {
    fill: 'none',
    stroke: vars.color.text3,
    strokeWidth: 1.4,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  'countFlagPole',
);
