import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'inline-flex', gap: vars.space[1] });

export const mark = sliceRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '22px',
    blockSize: '22px',
    borderRadius: vars.radius.full,
    border: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    color: vars.color.text2,
  },
  variants: {
    outcome: {
      won: { color: vars.color.win, borderColor: vars.color.win },
      drawn: {},
      lost: { color: vars.color.text3 },
    },
  },
});
