import { expect, test } from 'vitest';
import { settledResult } from './bet-result.ts';
import { SETTLEMENT_LABEL } from './leg-result.ts';

const { cancelled, inProgress, lost, won, refunded } = SETTLEMENT_LABEL;
const whole = { stake: 10_000, cashedStake: 0, cashedPaid: 0 };
const part = { stake: 10_000, cashedStake: 4_000, cashedPaid: 5_000 };

test.each([
  ['an open bet', inProgress, { ...whole, payout: 0 }, { staked: 0, paid: 0, result: 0 }],
  ['a lost one', lost, { ...whole, payout: 0 }, { staked: 10_000, paid: 0, result: -10_000 }],
  ['a won one', won, { ...whole, payout: 18_500 }, { staked: 10_000, paid: 18_500, result: 8_500 }],
  [
    'a void one',
    refunded,
    { ...whole, payout: 10_000 },
    { staked: 10_000, paid: 10_000, result: 0 },
  ],
  ['a cancelled one', cancelled, { ...whole, payout: 10_000 }, { staked: 0, paid: 0, result: 0 }],
  [
    'a part of an open one',
    inProgress,
    { ...part, payout: 0 },
    { staked: 4_000, paid: 5_000, result: 1_000 },
  ],
  [
    'a part of a lost one',
    lost,
    { ...part, payout: 0 },
    { staked: 10_000, paid: 5_000, result: -5_000 },
  ],
  [
    'a part of a cancelled one',
    cancelled,
    { ...part, payout: 6_000 },
    { staked: 4_000, paid: 5_000, result: 1_000 },
  ],
] as const)('%s comes to what is settled of it', (_name, label, sums, result) => {
  expect(settledResult(label, sums)).toEqual(result);
});
