import { cardSurface, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const card = sliceStyle({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  paddingInline: vars.space[4],
  ...cardSurface,
});

export const own = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.touch,
  paddingBlockEnd: vars.space[2.5],
});

export const rank = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.heavy,
});

export const facts = sliceStyle({
  ...tabular,
  flex: 1,
  minInlineSize: '160px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.normal,
});

export const score = sliceStyle({ color: vars.color.text, fontWeight: vars.fontWeight.bold });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '24px 28px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '36px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
});

export const place = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.bold,
});

export const name = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.medium });

export const points = sliceStyle({ ...tabular, fontWeight: vars.fontWeight.bold });
