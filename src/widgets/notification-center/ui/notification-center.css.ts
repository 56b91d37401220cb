import { slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

const stays = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
} as const;

export const top = sliceStyle(stays);

export const sheetTop = sliceStyle({ ...stays, paddingBlockStart: vars.space[2.5] });

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '48px',
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
});

export const title = sliceStyle({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: vars.letterSpacing.heading,
});

export const fresh = sliceStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const count = sliceStyle({
  ...tabular,
  color: vars.color.brand,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const filters = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2.5],
});

// All five in one line, with counts of two digits as well.
slicePart(filters, 'button', {
  gap: vars.space[1],
  paddingInline: vars.space[2.5],
  fontSize: vars.fontSize.sm,
});
