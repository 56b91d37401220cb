import { componentRecipe, componentStyle, tabular, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      ...tabular,
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '0.28em',
      fontWeight: vars.fontWeight.heavy,
      whiteSpace: 'nowrap',
    },
    variants: {
      size: {
        sm: { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold },
        md: { fontSize: vars.fontSize.lg },
        lg: { fontSize: vars.fontSize.h1 },
        display: { fontSize: '40px', lineHeight: vars.lineHeight.tight },
      },
      live: { true: { color: vars.color.live } },
    },
    defaultVariants: { size: 'md' },
  },
  'score',
);

export const colon = componentStyle({ opacity: 0.8 }, 'scoreColon');
