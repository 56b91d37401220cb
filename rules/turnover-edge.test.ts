import { describe, expect, it } from 'vitest';
import {
  BONUS_RULES,
  bonusPoints,
  DEFAULT_BONUSES,
  DEPOSIT_BONUSES,
  depositTurnover,
  worthOfPoints,
} from './deposit.ts';
import { MARGINS } from './margins.ts';
import {
  bonusWeights,
  mostOfStake,
  type TurnoverBet,
  type TurnoverKind,
  turnoverProgress,
} from './turnover.ts';

const RATE = 13_800_000;
const WON = [10_000, 990_000, 1_000_000, 1_010_000, 1_660_000, 2_000_000, 2_010_000, 100_000_000];
const CENTS = [1_000, 1_001, 12_300, 144_900, 145_000, 10_000_000];

/** What every bonus brings and asks for, of amounts around its cap too. */
const DEPOSITS = DEPOSIT_BONUSES.filter((bonus) => bonus !== 'none').flatMap((bonus) => {
  const [currency = 'KRW'] = BONUS_RULES[bonus].currencies;
  const terms = DEFAULT_BONUSES[bonus];
  return (currency === 'KRW' ? WON : CENTS).map((amount) => {
    const choice = { amount, currency, bonus, rate: RATE };
    const worth = worthOfPoints(bonusPoints(choice, terms), currency, RATE);
    return { bonus, amount, worth, required: depositTurnover(choice, terms) };
  });
});

const leg = { odds: 200, result: 1, isOpposed: false };
const sport = { type: 1, legs: [leg] };
/** A bet of each kind, with the margin that is left of it. */
const KINDS: Record<TurnoverKind, [Omit<TurnoverBet, 'stake' | 'placedAt'>, number]> = {
  single: [sport, MARGINS.sports],
  multiple: [{ ...sport, legs: [leg, leg] }, MARGINS.multiple],
  inPlay: [{ ...sport, type: 2 }, MARGINS.sports],
  minigame: [{ ...sport, type: 3 }, MARGINS.mini],
  virtual: [{ ...sport, type: 4 }, MARGINS.virtual],
  casino: [{ ...sport, type: 5 }, MARGINS.casino],
  slot: [{ ...sport, type: 5, game: 'slot/one' }, MARGINS.slot],
};
const kinds = Object.keys(KINDS) as TurnoverKind[];

describe.each(DEPOSITS)('$bonus of $amount', ({ amount, worth, required }) => {
  const weights = bonusWeights({ required, bonus: worth });

  it.each(kinds)('costs at least its worth to turn by %s', (kind) => {
    const [bet, margin] = KINDS[kind];
    // The least stake that counts as much as a stake can.
    const stake = Math.ceil((mostOfStake(required) * 100) / weights[kind]);
    const bets: TurnoverBet[] = [];
    const rest = () => turnoverProgress([{ required, openedAt: 0, bonus: worth }], bets).rest;
    while (rest() > 0) {
      const left = Math.ceil((rest() * 100) / weights[kind]);
      bets.push({ ...bet, stake: Math.min(stake, left), placedAt: bets.length });
    }
    expect(bets.length).toBeGreaterThanOrEqual(5);
    const staked = bets.reduce((sum, one) => sum + one.stake, 0);
    expect(staked * margin).toBeGreaterThanOrEqual(worth * 10_000);
  });

  /** What is left on average, released points included, of staking all or as much as was paid in until the turnover is done. */
  function expectation(odds: number, kind: TurnoverKind, isFlat: boolean) {
    const chance = (1 - KINDS[kind][1] / 10_000) / odds;
    const valueAt = (balance: number, done: number): number => {
      if (done >= required) return balance + worth;
      if (balance < 1) return 0;
      const stake = isFlat ? Math.min(balance, amount) : balance;
      const counted = Math.min(Math.floor((stake * weights[kind]) / 100), mostOfStake(required));
      const now = done + counted;
      return (
        chance * valueAt(balance + stake * (odds - 1), now) +
        (1 - chance) * valueAt(balance - stake, now)
      );
    };
    return valueAt(amount, 0);
  }

  it.each([1.5, 2, 8.8, 15])('returns no more than was paid in at odds of %f', (odds) => {
    for (const kind of ['single', 'multiple', 'virtual', 'slot'] as const)
      for (const isFlat of [false, true])
        expect(expectation(odds, kind, isFlat), kind).toBeLessThanOrEqual(amount);
  });
});
