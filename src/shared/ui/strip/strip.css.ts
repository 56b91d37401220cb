import { componentRecipe, vars } from '@/shared/theme/style';

const phone = '(max-width: 768px)';

/** Columns, and where it is narrow a strip that is swiped to the edges of the page and stops at a card, with the next one cut. */
export const strip = componentRecipe({
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

export const item = componentRecipe({
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
