import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

/** What there is, and the form beside it. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const name = sliceStyle({ display: 'grid' });

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });
