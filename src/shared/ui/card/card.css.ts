import type { StyleRule } from '@vanilla-extract/css';
import { componentRecipe, vars } from '@/shared/theme/style';
import type { CardPadding } from './variants';

const paddings: Record<CardPadding, StyleRule> = {
  0: {},
  2: { padding: vars.space[2] },
  3: { padding: vars.space[3] },
  4: { padding: vars.space[4] },
  5: { padding: vars.space[5] },
};

export const root = componentRecipe(
  {
    base: {
      minInlineSize: 0,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
    variants: {
      padding: paddings,
      look: {
        plain: {},
        sunken: { backgroundColor: vars.color.bgSunken },
        raised: { backgroundColor: vars.color.surface2 },
        stage: {
          borderRadius: vars.radius.stage,
          backgroundImage: `radial-gradient(120% 140% at 20% 0%, ${vars.color.brandTint}, transparent 62%)`,
        },
        interactive: { selectors: { '&:hover': { borderColor: vars.color.lineStrong } } },
      },
      clip: { true: { overflow: 'hidden' } },
    },
    defaultVariants: { padding: '4', look: 'plain' },
  },
  'card',
);
