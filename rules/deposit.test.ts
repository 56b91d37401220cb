import { describe, expect, it, test } from 'vitest';
import {
  type DepositBonus,
  type DepositState,
  bonusesOf,
  bonusPoints,
  checkDeposit,
  depositTurnover,
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
    expect(bonusPoints(choice)).toBe(points);
    expect(depositTurnover(choice)).toBe(turnover);
  });

  it('is refused of what is no amount', () => {
    const choice = { currency: 'KRW', bonus: 'every', rate: 1 } as const;
    for (const amount of [-1, 0.5, Number.NaN])
      expect(() => bonusPoints({ ...choice, amount })).toThrow(RangeError);
  });

  it('is offered by currency: coins have their own alone', () => {
    expect(bonusesOf('USD')).toEqual(['coin', 'none']);
    expect(bonusesOf('KRW')).toEqual(['joinFirst', 'dayFirst', 'every', 'none']);
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
