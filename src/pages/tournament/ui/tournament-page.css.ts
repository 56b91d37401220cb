import { narrow, scrollRow, sliceStyle, vars } from '@/shared/theme/style';

export const column = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

/** In one line that scrolls where it is too long. */
export const chips = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  // The targets of chips are higher than they.
  paddingBlock: vars.space[1.5],
  ...scrollRow,
});

/** The ranking, and beside it what each rank gets. */
export const parts = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const hero = sliceStyle({ gridColumn: '1 / -1' });

export const terms = sliceStyle({
  gridColumn: 2,
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  ...narrow({ gridColumn: 1, gridRow: 'auto' }),
});

export const ranking = sliceStyle({
  gridColumn: 1,
  gridRow: 2,
  minInlineSize: 0,
  ...narrow({ gridRow: 'auto' }),
});
