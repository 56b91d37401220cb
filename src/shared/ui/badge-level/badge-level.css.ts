import { componentRecipe } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: { display: 'inline-block', flexShrink: 0, inlineSize: 'auto', verticalAlign: 'middle' },
    variants: {
      // Most are as wide as they are high: with that, nothing moves when the image comes.
      size: {
        sm: { blockSize: '20px', minInlineSize: '20px' },
        md: { blockSize: '28px', minInlineSize: '28px' },
        lg: { blockSize: '42px', minInlineSize: '42px' },
        xl: { blockSize: '96px', minInlineSize: '96px' },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'badgeLevel',
);
