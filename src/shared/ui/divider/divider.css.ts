import { componentRecipe, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: { border: 0, flexShrink: 0, alignSelf: 'stretch', backgroundColor: vars.color.line },
    variants: {
      direction: {
        horizontal: { blockSize: '1px', inlineSize: '100%' },
        vertical: { inlineSize: '1px' },
      },
    },
    defaultVariants: { direction: 'horizontal' },
  },
  'divider',
);
