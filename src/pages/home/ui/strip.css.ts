import { sliceRecipe, vars } from '@/shared/theme/style';

const phone = 'home (max-width: 768px)';

/** Cards of a row: columns, and on phones a strip that is swiped and stops at a card, with the next one cut by the edge. */
export const strip = sliceRecipe({
  base: {
    display: 'grid',
    gap: vars.space[3],
    listStyle: 'none',
    '@container': {
      [phone]: {
        display: 'flex',
        gap: vars.space[2],
        marginInline: `calc(${vars.space[3]} * -1)`,
        paddingInline: vars.space[3],
        // The ring of the focus is not cut.
        paddingBlock: vars.space.half,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: vars.space[3],
        scrollbarWidth: 'none',
      },
    },
  },
  variants: {
    columns: {
      four: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      six: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      wide: { gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))' },
    },
  },
});

export const item = sliceRecipe({
  base: {
    minInlineSize: 0,
    '@container': { [phone]: { flexShrink: 0, scrollSnapAlign: 'start' } },
  },
  variants: {
    columns: {
      four: { '@container': { [phone]: { inlineSize: '156px' } } },
      six: { '@container': { [phone]: { inlineSize: '132px' } } },
      wide: { '@container': { [phone]: { inlineSize: '232px' } } },
    },
  },
});
