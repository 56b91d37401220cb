import type { ByCase, Unreachable } from './exceptions.ts';

/** Refusals of slips that no call brings about. */
export const BET_UNREACHABLE: readonly Unreachable[] = [
  {
    operation: 'placeBet',
    answers: ['EMPTY_SLIP'],
    reason: 'a slip without legs breaks the contract, and is refused for that',
  },
  {
    answers: ['FIXTURE_PICKS'],
    reason:
      'a fixture has a pick of each kind at most, and as many are taken until admins allow fewer',
  },
];

/** Refusals of slips that one case reaches. */
export const BET_BY_CASE: readonly ByCase[] = [
  { answers: ['BETTING_BLOCKED'], reachedBy: 'bet/blocked' },
  { answers: ['STAKE_TOO_LARGE', 'COMBINATION_LIMIT'], reachedBy: 'bet/refused-stake-too-large' },
  { answers: ['PAYOUT_TOO_LARGE'], reachedBy: 'bet/refused-payout-too-large' },
  { answers: ['INSUFFICIENT_FUNDS'], reachedBy: 'bet/refused-insufficient-funds' },
  { answers: ['MARKET_SUSPENDED'], reachedBy: 'in-play/suspended' },
  { answers: ['MARKET_CLOSED'], reachedBy: 'settle/result' },
  { answers: ['FIXTURE_STARTED'], reachedBy: 'bet/refused-fixture-started' },
  { answers: ['BONUS_IN_PLAY'], reachedBy: 'bet/refused-bonus-in-play' },
  { answers: ['BONUS_LOW_ODDS'], reachedBy: 'bet/refused-bonus-low-odds' },
  { answers: ['SYSTEM_SIZES'], reachedBy: 'bet/refused-system-sizes' },
  { answers: ['SYSTEM_BONUS'], reachedBy: 'bet/refused-system-bonus' },
  { answers: ['SYSTEM_STAKE'], reachedBy: 'bet/refused-system-stake' },
  { answers: ['TOTAL_ODDS_TOO_HIGH'], reachedBy: 'bet/refused-total-odds-too-high' },
  { answers: ['MODE_LEG'], reachedBy: 'bet/refused-mode-leg' },
  { answers: ['TOO_MANY_LEGS'], reachedBy: 'bet/refused-too-many-legs' },
];
