import { ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', minInlineSize: '220px' });

export const name = sliceStyle({
  ...ellipsis,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  fontWeight: vars.fontWeight.bold,
});

export const count = sliceStyle({ marginInlineStart: 'auto' });

export const foot = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: vars.space[1.5],
  paddingBlockStart: vars.space[1.5],
  paddingInline: vars.space[1.5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Here in every width; in the bar only where there is room. */
export const switches = sliceStyle({ display: 'inline-flex', marginInlineStart: 'auto' });
