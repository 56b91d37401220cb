import { mobile, narrow, pageInset, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  paddingBlock: vars.space[6],
  ...pageInset,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  selectors: {
    [mobile]: { paddingInline: vars.space[4] },
    // The rail of boards and the slip's column stay beside it.
    ':root[data-slip-column] &': {
      paddingInlineStart: `calc(${vars.size.rail} + ${vars.space[5]})`,
      paddingInlineEnd: `calc(${vars.size.slip} + ${vars.space[6]})`,
    },
  },
});

export const content = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }),
});

export const about = sliceStyle({ display: 'grid', gap: vars.space[2.5] });

export const statement = sliceStyle({
  maxInlineSize: vars.size.reading,
  lineHeight: vars.lineHeight.relaxed,
});

export const protection = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const item = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '26px',
});

export const age = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
});

export const phone = sliceStyle({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.brand,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.heavy,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    [mobile]: { minBlockSize: vars.size.touch, paddingInline: vars.space[2] },
  },
});

export const hint = sliceStyle({ fontSize: vars.fontSize.xs });

export const bottom = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const links = sliceStyle({ display: 'flex', gap: vars.space[4] });

export const link = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { color: vars.color.text },
    [mobile]: { minBlockSize: vars.size.touch },
  },
});

export const count = sliceStyle({ ...tabular, color: vars.color.text2 });

export const copyright = sliceStyle({ marginInlineStart: 'auto' });
