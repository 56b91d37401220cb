import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[3],
});

export const marks = sliceStyle({ display: 'flex', justifyContent: 'center' });

export const text = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});

export const voided = sliceStyle({
  padding: vars.space[3],
  border: `1px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.control,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 5px, transparent 5px 10px)`,
  color: vars.color.warn,
  fontSize: vars.fontSize.sm,
});

export const cells = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '5px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
  },
});

export const cell = sliceStyle({
  paddingBlock: '5px',
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  textAlign: 'center',
  selectors: {
    '&[data-own]': {
      borderColor: vars.color.brand,
      boxShadow: `0 0 0 0.5px ${vars.color.brand}`,
    },
  },
});

export const value = sliceStyle({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  selectors: { '[data-own] > &': { color: vars.color.brand } },
});

export const bets = sliceStyle({ display: 'grid', gap: vars.space[1] });

export const bet = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '44px',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.md,
});

export const pick = sliceStyle({ fontWeight: vars.fontWeight.semibold });

export const stake = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const gain = sliceRecipe({
  base: { marginInlineStart: 'auto' },
  variants: {
    kind: {
      open: {},
      won: { color: vars.color.win },
      lost: { color: vars.color.text2 },
      refund: { color: vars.color.warn },
    },
  },
});

export const actions = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});
