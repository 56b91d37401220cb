import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ inlineSize: '100%', blockSize: '100%' });

export const ring = sliceStyle({ fill: 'none', stroke: vars.color.line });
