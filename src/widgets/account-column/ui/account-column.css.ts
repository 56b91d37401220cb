import { sliceStyle, vars } from '@/shared/theme/style';

// Of the parts of a member, for their places before they are loaded as well.
const accountHeight = '280px';
const betsHeight = '240px';
const aroundBets = '66px';

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

export const account = sliceStyle([card, { minBlockSize: accountHeight }]);

/** Room for as many bets as there may be, so that nothing below moves when they come or go. */
export const bets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: betsHeight,
});

/** The place of the bets' card. */
export const betsPlace = sliceStyle([card, { blockSize: `calc(${betsHeight} + ${aroundBets})` }]);
