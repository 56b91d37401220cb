import { cardSurface, colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

export const list = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space[2],
    '@media': { [media.tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'smallViews',
);

export const place = sliceStyle({ display: 'grid', minInlineSize: 0 }, 'smallViewsPlace');

export const view = sliceStyle(
  {
    ...colorTransition,
    display: 'grid',
    alignContent: 'space-between',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: vars.space[2],
    ...cardSurface,
    color: vars.color.text,
    selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  },
  'smallView',
);

export const summary = sliceStyle({ display: 'block', minInlineSize: 0 }, 'smallViewSummary');
