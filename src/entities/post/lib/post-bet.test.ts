import { expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { takeablePicks, toPostBet } from './post-bet';
import { makeLeg } from './sample-posts';

const ahead = makeLeg();
const live = makeLeg({ selectionId: 'live', fixtureStatus: FIXTURE_STATUS.inPlay });
const won = makeLeg({ selectionId: 'won', result: 2 });
const bet: Parameters<typeof toPostBet>[0] = {
  status: 'accepted',
  mode: 'domestic',
  stake: 10_000,
  payout: null,
  totalOdds: 172,
  legs: [ahead],
};

it.each([
  ['before', {}],
  ['running', { legs: [ahead, live] }],
  ['running', { legs: [ahead, won] }],
  ['won', { status: 'settled', payout: 10_001 }],
  ['lost', { status: 'settled', payout: 9_999 }],
  ['lost', { status: 'settled', payout: 0 }],
  ['void', { status: 'settled', payout: 10_000 }],
  ['void', { status: 'cancelled' }],
  ['void', { status: 'refused' }],
] as const)('a bet is shown as %s: %j', (state, parts) => {
  expect(toPostBet({ ...bet, ...parts }).state).toBe(state);
});

it('carries no money', () => {
  expect(toPostBet(bet)).toEqual({
    state: 'before',
    mode: 'domestic',
    totalOdds: 172,
    system: false,
    legs: [ahead],
  });
});

it('takes what has not begun', () => {
  const late = makeLeg({ selectionId: 'late', startsAt: ahead.startsAt - 60_000 });
  const legs = [ahead, live, won, late];
  expect(takeablePicks({ legs }, ahead.startsAt - 1)).toEqual([ahead.selectionId]);
  expect(takeablePicks({ legs }, ahead.startsAt)).toEqual([]);
});
