import { sliceStyle, vars } from '@/shared/theme/style';

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
