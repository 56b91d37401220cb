import { slicePart, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flow-root',
  // Filters that show less make the panel no lower under the pointer.
  minBlockSize: '280px',
});

slicePart(root, '> [role="alert"]', { margin: vars.space[4] });

export const more = sliceStyle({
  padding: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const day = sliceStyle({
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const skeleton = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
