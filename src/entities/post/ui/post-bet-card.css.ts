import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const stripe = vars.space[1.5];

export const root = sliceStyle({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: 'clip',
});

export const head = sliceRecipe(
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[2],
      minBlockSize: vars.size.touch,
      paddingInline: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    variants: {
      // Three looks that differ without colour: filled, plain, hatched.
      state: {
        before: { backgroundColor: vars.color.surface2 },
        running: { backgroundColor: vars.color.surface2 },
        won: { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        lost: { color: vars.color.text2 },
        void: {
          backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 ${stripe}, transparent ${stripe} calc(2 * ${stripe}))`,
          color: vars.color.warn,
        },
      },
    },
  },
  'postBetHead',
);

export const about = sliceStyle({ fontSize: vars.fontSize.sm });

export const state = sliceStyle({ marginInlineStart: 'auto' });

export const legs = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
});

export const foot = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const sums = sliceStyle({ display: 'flex', gap: vars.space[4] });
export const sum = sliceStyle({ display: 'grid' });
export const term = sliceStyle({ color: vars.color.text3, fontSize: vars.fontSize.sm });
export const figure = sliceStyle({ ...tabular, fontWeight: vars.fontWeight.bold });
