import { createVar, fallbackVar } from '@vanilla-extract/css';
import { ellipsis, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const nameSize = createVar();
const moneySize = createVar();

export const root = sliceRecipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 },
  variants: {
    look: {
      card: {
        padding: vars.space[4],
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        background: `linear-gradient(120deg, ${vars.color.brandTint}, transparent 70%), ${vars.color.surface}`,
      },
      line: { minBlockSize: vars.size.touch, gap: vars.space[2.5] },
      bar: {
        gap: vars.space[2],
        fontSize: vars.fontSize.md,
        vars: { [nameSize]: vars.fontSize.md, [moneySize]: vars.fontSize.lg },
      },
    },
  },
});

export const who = sliceStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const name = sliceStyle({
  ...ellipsis,
  fontSize: fallbackVar(nameSize, vars.fontSize.lg),
  fontWeight: vars.fontWeight.bold,
});

export const hint = sliceStyle({ color: vars.color.text3, fontSize: vars.fontSize.sm });

export const figures = sliceRecipe({
  base: { ...tabular, display: 'flex', flexShrink: 0, whiteSpace: 'nowrap' },
  variants: {
    look: {
      card: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.half },
      line: { alignItems: 'baseline', gap: vars.space[2.5] },
      bar: { alignItems: 'baseline', gap: vars.space[2.5] },
    },
  },
});

export const money = sliceStyle({
  color: vars.color.money,
  fontSize: fallbackVar(moneySize, vars.fontSize.xl),
  fontWeight: vars.fontWeight.heavy,
});

export const point = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.md });
