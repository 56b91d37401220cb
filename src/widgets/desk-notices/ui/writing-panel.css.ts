import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const preview = sliceStyle({ display: 'grid', gap: vars.space[2] });
