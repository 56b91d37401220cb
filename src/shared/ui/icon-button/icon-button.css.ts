import { colorTransition, componentRecipe, media, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      ...colorTransition,
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      borderRadius: vars.radius.control,
      color: vars.color.text2,
      selectors: {
        '&:hover:enabled': { backgroundColor: vars.color.surface3, color: vars.color.text },
        '&[aria-pressed="true"]': { color: vars.color.brand },
        '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
      },
      '@media': {
        [media.phone]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
      },
    },
    variants: {
      size: {
        sm: { inlineSize: '32px', blockSize: '32px' },
        md: { inlineSize: '40px', blockSize: '40px' },
        lg: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
      },
      filled: { true: { backgroundColor: vars.color.surface3, color: vars.color.text } },
    },
    defaultVariants: { size: 'md' },
  },
  'iconButton',
);
