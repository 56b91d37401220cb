import { media, sliceStyle, vars } from '@/shared/theme/style';

export const parts = sliceStyle({ display: 'grid', gap: vars.space[6] });

/** The form, and the member with what is under way beside it; one under the other where there is no room. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateAreas: '"form member" "form open"',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.compact]: {
      // In the order of the document: an empty row would take its gap.
      gridTemplateAreas: 'none',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gap: vars.space[4],
    },
  },
});

const stacked = { '@media': { [media.compact]: { gridArea: 'auto' } } };

/** Drawn in one column alone; whoever has no request has none, and no gap for it. */
export const latest = sliceStyle({
  display: 'grid',
  selectors: { '&:empty': { display: 'none' } },
});

export const member = sliceStyle({
  gridArea: 'member',
  display: 'grid',
  gap: vars.space[4],
  ...stacked,
});

export const form = sliceStyle({ gridArea: 'form', ...stacked });

export const open = sliceStyle({
  gridArea: 'open',
  display: 'grid',
  gap: vars.space[3],
  ...stacked,
});
