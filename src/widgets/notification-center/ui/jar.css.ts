import { sliceStyle, vars } from '@/shared/theme/style';

export const jar = sliceStyle({ fill: 'none', stroke: vars.color.controlLine });

export const body = sliceStyle({ fill: vars.color.surface3 });
