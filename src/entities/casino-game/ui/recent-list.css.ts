import { colorTransition, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const row = sliceStyle({
  ...colorTransition,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: '52px',
  paddingInline: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-closed="false"]:hover': { backgroundColor: vars.color.surface2 },
  },
});

export const thumb = sliceStyle({
  blockSize: '38px',
  borderRadius: vars.radius.tag,
  overflow: 'hidden',
  selectors: { [`${row}[data-closed="true"] > &`]: { filter: 'grayscale(1)', opacity: 0.5 } },
});

export const words = sliceStyle({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
});

/** The name; pressed anywhere on the row. */
export const enter = sliceStyle({
  ...ellipsis,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.text2 },
  },
});

export const note = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
});
