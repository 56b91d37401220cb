import { media, sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

const mobile = ':root[data-layout="mobile"] &';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: vars.space[2],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'marketCards',
);

/** A last one without a neighbour has the whole line. */
export const card = sliceStyle(
  {
    display: 'grid',
    minInlineSize: 0,
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  },
  'marketCardsPlace',
);

export const title = sliceStyle(visuallyHidden, 'marketCardsTitle');
