import { describe, expect, it, test } from 'vitest';
import {
  type DepositBonus,
  type DepositState,
  bonusesOf,
  bonusPoints,
  checkDeposit,
  DEFAULT_BONUSES,
  depositTurnover,
  faultyBonusTerm,
  worthOfPoints,
} from './deposit.ts';
import type { Currency } from './money.ts';
import vectors from './vectors/deposit.json' with { type: 'json' };

describe('the bonus of a deposit', () => {
  test.each(vectors.bonuses)('$title', ({ points, turnover, rate = 13_800_000, ...sent }) => {
    const choice = {
      ...sent,
      rate,
      currency: sent.currency as Currency,
      bonus: sent.bonus as DepositBonus,
    };
    const terms = DEFAULT_BONUSES[choice.bonus];
    expect(bonusPoints(choice, terms)).toBe(points);
    expect(depositTurnover(choice, terms)).toBe(turnover);
  });

  it('is refused of what is no amount', () => {
    const choice = { currency: 'KRW', bonus: 'every', rate: 1 } as const;
    for (const amount of [-1, 0.5, Number.NaN])
      expect(() => bonusPoints({ ...choice, amount }, DEFAULT_BONUSES.every)).toThrow(RangeError);
  });

  it('is offered by currency: coins have their own alone', () => {
    expect(bonusesOf('USD')).toEqual(['coin', 'none']);
    expect(bonusesOf('KRW')).toEqual(['joinFirst', 'dayFirst', 'every', 'none']);
  });
});

describe('the terms of a bonus', () => {
  const fine = { basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 };

  it('count other points and another turnover', () => {
    const choice = { amount: 100_000, currency: 'KRW', bonus: 'joinFirst', rate: 0 } as const;
    const terms = { basisPoints: 700, capPoints: 6_000, turnoverPercent: 150 };
    expect(bonusPoints(choice, terms)).toBe(6_000);
    expect(depositTurnover(choice, terms)).toBe(159_000);
  });

  it('are within bounds until others are set', () => {
    for (const [bonus, terms] of Object.entries(DEFAULT_BONUSES))
      expect(faultyBonusTerm(bonus as DepositBonus, terms)).toBeNull();
  });

  it.each([
    ['basisPoints', { basisPoints: -1 }],
    ['basisPoints', { basisPoints: 5_001 }],
    ['basisPoints', { basisPoints: 0.5 }],
    ['capPoints', { capPoints: 10_000_001 }],
    ['turnoverPercent', { turnoverPercent: 99 }],
    ['turnoverPercent', { turnoverPercent: 2_001 }],
    ['capPoints', { capPoints: 0 }],
    ['capPoints', { basisPoints: 0 }],
    [null, { basisPoints: 0, capPoints: 0 }],
    [null, { basisPoints: 5_000, capPoints: 10_000_000, turnoverPercent: 2_000 }],
    [null, { turnoverPercent: 100 }],
    // Of a bonus of 5 % it takes the amount once to turn minigames at 1 %.
    ['turnoverPercent', { basisPoints: 501, turnoverPercent: 100 }],
    ['turnoverPercent', { basisPoints: 1_000, turnoverPercent: 199 }],
    [null, { basisPoints: 1_000 }],
  ])('may not be set: %s of %j', (fault, part) => {
    expect(faultyBonusTerm('every', { ...fine, ...part })).toBe(fault);
  });

  it.each([
    [6_900, 'KRW', 13_800_000, 6_900],
    [6_900, 'USD', 13_800_000, 500],
    // At 1,380.5555 won they are 49.98 cents.
    [690, 'USD', 13_805_555, 50],
  ] as const)('%i points are worth so much in %s at %i: %i', (points, currency, rate, worth) => {
    expect(worthOfPoints(points, currency, rate)).toBe(worth);
  });

  it('give nothing where no bonus is taken', () => {
    expect(faultyBonusTerm('none', fine)).toBe('basisPoints');
    expect(faultyBonusTerm('none', { ...fine, basisPoints: 0, capPoints: 0 })).toBeNull();
  });
});

describe('a deposit', () => {
  const fine: DepositState = {
    currency: 'KRW',
    isBlocked: false,
    hasDeposit: false,
    hasWithdrawal: false,
    hasDeposited: false,
    hasDepositedToday: false,
    lastRequestedAt: null,
  };

  test.each(vectors.checks)('$title', ({ amount, bonus, state, refusals }) => {
    const now = { ...fine, ...state } as DepositState;
    const sent = { amount, bonus: bonus as DepositBonus };
    expect(checkDeposit(sent, now, vectors.now)).toEqual(refusals);
  });
});
