import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const note = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

/** Equal widths: none of them is the one to press. */
export const buttons = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
