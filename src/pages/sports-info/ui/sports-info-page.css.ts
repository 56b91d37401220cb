import { media, pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  ...pageFrame('1180px'),
});

export const filters = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

/** As high as a row of chips, so that the table does not move when the sports are known. */
export const sports = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  minBlockSize: '36px',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A row of its own even while it is empty.
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** A link to the page of the league, and which league it is. */
export const leagues = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '340px',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** A record is beside the table, on phones before it. */
export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  selectors: { '&[data-team]': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-team]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const record = sliceStyle({ '@media': { [media.phone]: { order: -1 } } });
