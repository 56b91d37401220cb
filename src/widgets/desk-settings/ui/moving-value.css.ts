import { sliceStyle, tabular, vars } from '@/shared/theme/style';

/** What is in force, and what waits to follow it. */
export const moving = sliceStyle({
  ...tabular,
  display: 'inline-block',
  paddingInline: vars.space[1.5],
  border: `1px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.warnTint,
  whiteSpace: 'nowrap',
});

export const wanted = sliceStyle({ color: vars.color.warn, fontWeight: vars.fontWeight.bold });
