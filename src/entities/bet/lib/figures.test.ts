import { expect, it } from 'vitest';
import { outcomeOf } from './figures';
import { makeCasinoBet, openCasinoRound } from './sample-bets';

const [openLeg, openBet] = openCasinoRound;

it.each([
  ['is held', makeCasinoBet(openLeg, openBet), ['held', 2_000, 'plain', null]],
  ['has won', makeCasinoBet(), ['returned', 6_000, 'money', 4_000]],
  [
    'brought less',
    makeCasinoBet({}, { label: 1, payout: 800 }),
    ['returned', 800, 'quiet', -1_200],
  ],
  [
    'brought as much',
    makeCasinoBet({}, { label: 3, payout: 2_000 }),
    ['returned', 2_000, 'quiet', 0],
  ],
  [
    'was given back',
    makeCasinoBet({ result: -1 }, { status: 'cancelled', label: -1, payout: 2_000 }),
    ['refund', 2_000, 'plain', null],
  ],
] as const)('a round that %s', (_what, bet, [kind, amount, tone, gain]) => {
  expect(outcomeOf(bet)).toEqual({ kind, amount, tone, gain });
});
