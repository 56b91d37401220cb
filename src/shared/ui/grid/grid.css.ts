import { componentRecipe, media } from '@/shared/theme/style';
import { alignRules, gapRules } from '../layout/rules';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = componentRecipe(
  {
    base: { display: 'grid', minInlineSize: 0 },
    variants: {
      gap: gapRules,
      align: alignRules,
      columns: {
        1: columns(1),
        2: columns(2),
        3: columns(3),
        4: columns(4),
        5: columns(5),
        6: columns(6),
      },
      phoneColumns: {
        1: { '@media': { [media.phone]: columns(1) } },
        2: { '@media': { [media.phone]: columns(2) } },
        3: { '@media': { [media.phone]: columns(3) } },
        4: { '@media': { [media.phone]: columns(4) } },
      },
    },
    defaultVariants: { gap: '3', columns: 2 },
  },
  'grid',
);
