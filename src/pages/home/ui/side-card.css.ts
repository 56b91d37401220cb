import { colorTransition, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

// Of the parts of a member, for their places before they are loaded as well.
const accountHeight = '280px';
const betsHeight = '240px';
const aroundBets = '66px';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.surface,
});

/** The card of the account, whoever looks. */
export const card = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.surface,
});

/** Room for as many bets as there may be, so that nothing below moves when they come or go. */
export const bets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: betsHeight,
});

export const account = sliceStyle([card, { minBlockSize: accountHeight }]);

/** The places of both cards of a member. */
export const betsPlace = sliceStyle([card, { blockSize: `calc(${betsHeight} + ${aroundBets})` }]);

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
