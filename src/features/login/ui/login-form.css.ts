import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const links = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});

/** Columns by the room, never by the letters: these are wider until the site's own have come, and the row would break. */
export const accounts = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: vars.space[2],
});
