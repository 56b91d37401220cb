import { componentRecipe } from '@/shared/theme/style';
import { alignRules, gapRules, justifyRules } from '../layout/rules';

export const root = componentRecipe(
  {
    base: { display: 'flex', minInlineSize: 0 },
    variants: {
      gap: gapRules,
      align: alignRules,
      justify: justifyRules,
      wrap: { true: { flexWrap: 'wrap' } },
    },
    defaultVariants: { gap: '2', align: 'center' },
  },
  'inline',
);
