import { cardSurface, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const groups = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxInlineSize: '880px',
});

export const summary = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.15fr',
  paddingBlock: vars.space[2.5],
  paddingInline: vars.space[4],
  ...cardSurface,
  backgroundImage: `linear-gradient(100deg, ${vars.color.brandTint}, transparent 75%)`,
});

export const sum = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.lineStrong}`,
    },
  },
});

export const figure = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-money]': { color: vars.color.money } },
});

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '38px',
  paddingInline: vars.space[4],
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const end = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
