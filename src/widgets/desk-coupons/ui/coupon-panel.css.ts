import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

/** Beside the button that closes the panel. */
export const title = sliceStyle({ paddingInlineEnd: vars.space[10] });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const pair = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
