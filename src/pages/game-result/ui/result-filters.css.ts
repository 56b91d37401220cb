import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const row = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const days = sliceStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[1.5],
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** In the middle of the field beside it, whose name is above. */
export const today = sliceStyle({ paddingBlockEnd: '6px' });

export const leagues = sliceStyle({
  inlineSize: '220px',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** As high as a row of chips, so that the list does not move when the day is known. */
export const sports = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  minBlockSize: '36px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
