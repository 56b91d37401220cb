import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const head = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
