import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

/** What staff wrote. */
export const text = sliceStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
