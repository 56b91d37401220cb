import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  position: 'fixed',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[3]})`,
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.toast,
  // Also while a dialog has switched presses off for the page.
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  border: `1px solid ${vars.color.warn}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  '@media': { [media.phone]: { insetInline: vars.space[3] } },
});

export const text = sliceStyle({
  ...tabular,
  flex: 1,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});
