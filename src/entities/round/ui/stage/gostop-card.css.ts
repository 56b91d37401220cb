import { fallbackVar } from '@vanilla-extract/css';
import { sliceStyle } from '@/shared/theme/style';
import { cardWidth } from './card.css';

/** As high as a playing card beside it, and narrower. */
export const root = sliceStyle(
  {
    display: 'block',
    inlineSize: `calc(${fallbackVar(cardWidth, '72px')} * 62 / 72)`,
    aspectRatio: '62 / 100',
    overflow: 'visible',
  },
  'hwatuCard',
);

// The lacquer and the paper of hwatu, the same in both themes.
export const frame = sliceStyle({ fill: 'none', stroke: '#9c2422', strokeWidth: 5 }, 'hwatuFrame');
export const paper = sliceStyle({ fill: '#f8f2e4' }, 'hwatuPaper');
export const back = sliceStyle({ fill: '#b8322f' }, 'hwatuBack');
export const ribbon = sliceStyle(
  { fill: '#cf3a3a', stroke: '#f8f2e4', strokeWidth: 0.8 },
  'hwatuRibbon',
);
export const seal = sliceStyle({ fill: '#dda935', stroke: '#f8f2e4' }, 'hwatuSeal');
