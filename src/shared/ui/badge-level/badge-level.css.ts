import { componentRecipe, componentStyle, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface3,
      color: vars.color.brand,
      fontWeight: vars.fontWeight.bold,
    },
    variants: {
      size: {
        sm: { inlineSize: '24px', blockSize: '24px', fontSize: vars.fontSize.xs },
        md: { inlineSize: '30px', blockSize: '30px', fontSize: vars.fontSize.xs },
        lg: { inlineSize: '42px', blockSize: '42px', fontSize: vars.fontSize.base },
      },
    },
    defaultVariants: { size: 'md' },
  },
  'badgeLevel',
);

export const image = componentStyle(
  { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  'badgeLevelImage',
);
