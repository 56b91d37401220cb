import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ inlineSize: '7rem', blockSize: vars.space[8] }, 'cashOutLine');
export const line = sliceStyle(
  { fill: 'none', stroke: vars.color.money, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  'cashOutLineStroke',
);
export const area = sliceStyle({ fill: vars.color.money, opacity: 0.18 }, 'cashOutLineArea');
