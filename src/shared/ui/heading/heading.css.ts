import { componentRecipe, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      color: vars.color.text,
      fontWeight: vars.fontWeight.heavy,
      letterSpacing: vars.letterSpacing.heading,
      lineHeight: vars.lineHeight.snug,
    },
    variants: {
      size: {
        display: { fontSize: vars.fontSize.display },
        h1: { fontSize: vars.fontSize.h1 },
        h2: { fontSize: vars.fontSize.h2 },
        h3: { fontSize: vars.fontSize.xl },
        h4: { fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.bold },
      },
    },
    defaultVariants: { size: 'h2' },
  },
  'heading',
);
