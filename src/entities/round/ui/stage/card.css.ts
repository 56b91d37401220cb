import { createVar, fallbackVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

/** Width of an upright card; a table sets it by the room there is. */
export const cardWidth = createVar('cardWidth');
const inlineSize = fallbackVar(cardWidth, '72px');

// Paper and inks are those of cards, the same in both themes.
const paper = '#faf7f0';
const edge = '#d9d3c4';

export const root = sliceRecipe(
  {
    base: { display: 'block', overflow: 'visible' },
    variants: {
      isSideways: {
        true: { inlineSize: `calc(${inlineSize} * 100 / 72)`, aspectRatio: '100 / 72' },
        false: { inlineSize, aspectRatio: '72 / 100' },
      },
    },
  },
  'playingCard',
);

export const sheet = sliceStyle({ fill: paper, stroke: edge }, 'playingCardSheet');

export const ink = sliceRecipe(
  {
    base: { fontFamily: vars.font.body, fontWeight: vars.fontWeight.heavy },
    variants: {
      color: {
        red: { color: '#c23a3f', fill: '#c23a3f' },
        black: { color: '#1d2b2f', fill: '#1d2b2f' },
        joker: { color: '#6a4a9c', fill: '#6a4a9c' },
      },
    },
  },
  'playingCardInk',
);

export const line = sliceStyle(
  { fill: 'none', stroke: 'currentcolor', strokeLinecap: 'round', strokeLinejoin: 'round' },
  'playingCardLine',
);

export const field = sliceRecipe(
  {
    base: { stroke: 'currentcolor', strokeOpacity: 0.45, strokeWidth: 0.8 },
    variants: {
      color: {
        red: { fill: '#f3e3dc' },
        black: { fill: '#dfeae5' },
        joker: { fill: '#ece6f4' },
      },
    },
  },
  'playingCardField',
);

export const medal = sliceStyle(
  { fill: paper, stroke: 'currentcolor', strokeOpacity: 0.4, strokeWidth: 0.8 },
  'playingCardMedal',
);

export const back = sliceStyle({ fill: '#1c5b4c' }, 'playingCardBack');
export const backLine = sliceStyle(
  { fill: 'none', stroke: '#8fd3bf', strokeOpacity: 0.55 },
  'playingCardBackLine',
);
