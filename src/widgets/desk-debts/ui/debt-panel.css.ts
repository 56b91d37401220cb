import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

/** Beside the button that closes the panel. */
export const title = sliceStyle({ paddingInlineEnd: vars.space[10] });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

/** One of the ways to end a debt. */
export const way = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const owed = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
