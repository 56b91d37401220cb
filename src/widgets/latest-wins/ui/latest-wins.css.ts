import { cardSurface, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const list = sliceStyle({
  overflow: 'hidden',
  ...cardSurface,
});

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 2fr) auto 64px',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '40px',
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-own="true"]': { backgroundColor: vars.color.brandTint },
  },
  '@container': {
    '(max-width: 768px)': {
      gridTemplateColumns: '28px minmax(0, 1fr) auto',
      rowGap: vars.space.half,
    },
  },
});

export const name = sliceStyle({
  ...ellipsis,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1.5],
  fontWeight: vars.fontWeight.semibold,
});

export const own = sliceStyle({
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
});

export const what = sliceStyle({
  ...ellipsis,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  '@container': { '(max-width: 768px)': { gridColumn: 2, gridRow: 2 } },
});

export const win = sliceStyle({
  ...tabular,
  textAlign: 'end',
  '@container': { '(max-width: 768px)': { gridColumn: 3, gridRow: 1 } },
});

export const when = sliceStyle({
  ...tabular,
  textAlign: 'end',
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  selectors: { '[data-own="true"] > &': { color: vars.color.text2 } },
  '@container': { '(max-width: 768px)': { gridColumn: 3, gridRow: 2 } },
});
