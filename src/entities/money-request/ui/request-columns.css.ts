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
      gridTemplateAreas: '"member" "form" "open"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
    },
  },
});

export const member = sliceStyle({ gridArea: 'member', display: 'grid', gap: vars.space[4] });

export const form = sliceStyle({ gridArea: 'form' });

export const open = sliceStyle({ gridArea: 'open', display: 'grid', gap: vars.space[3] });
