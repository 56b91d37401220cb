import { componentRecipe } from '@/shared/theme/style';
import { alignRules, gapRules, justifyRules } from '../layout/rules';

export const root = componentRecipe(
  {
    base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
    variants: { gap: gapRules, align: alignRules, justify: justifyRules },
    defaultVariants: { gap: '4', align: 'stretch' },
  },
  'stack',
);
