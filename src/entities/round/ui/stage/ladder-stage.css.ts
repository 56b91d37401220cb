import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '200px',
    '@media': { [media.phone]: { blockSize: '226px' } },
  },
  'ladder',
);

const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const wood = sliceStyle(
  { ...round, stroke: vars.color.lineStrong, strokeWidth: 6 },
  'ladderWood',
);
export const path = sliceStyle(
  { ...round, stroke: vars.color.brand, strokeWidth: 5 },
  'ladderPath',
);
export const glow = sliceStyle(
  { ...round, stroke: vars.color.brandTint, strokeWidth: 15 },
  'ladderGlow',
);

export const end = sliceRecipe(
  {
    base: { stroke: vars.color.controlLine, strokeWidth: 1.5 },
    variants: {
      lit: {
        no: { fill: 'none' },
        left: { fill: vars.color.beadBlue, stroke: vars.color.beadBlue },
        right: { fill: vars.color.beadRed, stroke: vars.color.beadRed },
      },
    },
  },
  'ladderEnd',
);
export const endText = sliceRecipe(
  {
    base: { textAnchor: 'middle', fontWeight: vars.fontWeight.heavy },
    variants: {
      isLit: { true: { fill: vars.color.beadInk }, false: { fill: vars.color.text3 } },
    },
  },
  'ladderEndText',
);

export const mark = sliceRecipe(
  {
    base: { fill: vars.color.surface, strokeWidth: 1.5 },
    variants: {
      isPassed: { true: { stroke: vars.color.brand }, false: { stroke: vars.color.lineStrong } },
    },
  },
  'ladderMark',
);
export const markText = sliceRecipe(
  {
    base: { textAnchor: 'middle', fontWeight: vars.fontWeight.bold },
    variants: {
      isPassed: { true: { fill: vars.color.brand }, false: { fill: vars.color.text3 } },
    },
  },
  'ladderMarkText',
);
export const hint = sliceStyle({ textAnchor: 'middle', fill: vars.color.text2 }, 'ladderHint');
export const count = sliceStyle(
  { textAnchor: 'middle', fill: vars.color.text, fontWeight: vars.fontWeight.bold },
  'ladderCount',
);
