import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  padding: `${vars.space[2.5]} ${vars.space[4]}`,
});

export const title = sliceStyle({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.heading,
});

export const text = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  wordBreak: 'keep-all',
});

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const thumb = sliceStyle({
  blockSize: '38px',
  borderRadius: vars.radius.tag,
  overflow: 'hidden',
});

export const words = sliceStyle({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
});

export const name = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});

export const round = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const held = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.warn,
  fontSize: vars.fontSize.sm,
});

export const closed = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
