import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const group = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1.5] });
