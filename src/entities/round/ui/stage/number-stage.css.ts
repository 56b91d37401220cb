import { sliceStyle, vars } from '@/shared/theme/style';

export const number = sliceStyle(
  { textAnchor: 'middle', fill: vars.color.text, fontWeight: vars.fontWeight.heavy },
  'numberValue',
);
export const caption = sliceStyle(
  { textAnchor: 'middle', fill: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'numberCaption',
);
export const cloth = sliceStyle({ fill: vars.color.line }, 'numberCloth');

// The glaze of the bowl is the same in both themes.
export const glaze = sliceStyle({ fill: '#7fb5a2' }, 'bowlGlaze');
export const rim = sliceStyle({ fill: '#5f9684' }, 'bowlRim');
export const band = sliceStyle(
  { fill: 'none', stroke: '#e4f1ea', strokeWidth: 2, opacity: 0.6 },
  'bowlBand',
);
export const glint = sliceStyle({ fill: '#ffffff', opacity: 0.28 }, 'bowlGlint');
export const shadow = sliceStyle({ fill: '#17362d', opacity: 0.22 }, 'bowlShadow');
