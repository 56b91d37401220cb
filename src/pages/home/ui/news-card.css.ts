import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const newsRow = sliceStyle({
  display: 'grid',
  gap: vars.space.half,
  paddingBlock: vars.space[2.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.normal,
  color: vars.color.text2,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const newsDate = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.xs,
  color: vars.color.text3,
});

export const skeletons = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
});

export const empty = sliceStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  textAlign: 'center',
  color: vars.color.text3,
});
