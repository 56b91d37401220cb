import { componentRecipe, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      minInlineSize: 0,
      minBlockSize: 0,
      overscrollBehavior: 'contain',
      scrollbarColor: `${vars.color.lineStrong} transparent`,
      scrollbarWidth: 'thin',
      selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    },
    variants: {
      direction: {
        vertical: { overflowY: 'auto', flex: 1 },
        horizontal: { overflowX: 'auto', scrollbarWidth: 'none' },
      },
    },
    defaultVariants: { direction: 'vertical' },
  },
  'scrollArea',
);
