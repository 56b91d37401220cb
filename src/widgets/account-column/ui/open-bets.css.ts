import { colorTransition, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const row = sliceStyle({
  ...colorTransition,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
});

export const rowTitle = sliceStyle({ ...ellipsis, ...tabular, fontSize: vars.fontSize.md });

export const rowText = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
});

export const payout = sliceStyle({
  ...tabular,
  alignSelf: 'center',
  gridRow: '1 / span 2',
  gridColumn: 2,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.money,
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
