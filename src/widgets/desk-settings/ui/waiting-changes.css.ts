import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const change = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const by = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
