import { sliceStyle, vars } from '@/shared/theme/style';

export const glass = sliceStyle(
  { fill: vars.color.brandTint, stroke: vars.color.controlLine, strokeWidth: 2 },
  'powerballGlass',
);
export const glint = sliceStyle(
  { fill: 'none', stroke: '#ffffff', strokeWidth: 4, strokeLinecap: 'round', opacity: 0.35 },
  'powerballGlint',
);
export const stand = sliceStyle(
  { fill: vars.color.surface3, stroke: vars.color.controlLine, strokeWidth: 1 },
  'powerballStand',
);
export const slide = sliceStyle(
  { stroke: vars.color.controlLine, strokeWidth: 3, strokeLinecap: 'round' },
  'powerballSlide',
);
export const tray = sliceStyle({ fill: vars.color.line }, 'powerballTray');
export const ring = sliceStyle(
  { fill: 'none', stroke: vars.color.up, strokeWidth: 2 },
  'powerballRing',
);
