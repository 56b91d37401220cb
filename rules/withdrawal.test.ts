import { describe, expect, it, test } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { checkWithdrawal, type WithdrawalState, withdrawalTerms } from './withdrawal.ts';

const RATE = 13_800_000;
const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const terms = (level: number, currency: 'KRW' | 'USD') =>
  withdrawalTerms({ level, currency, rate: RATE }, DEFAULT_LIMITS);

const fine: WithdrawalState = {
  currency: 'KRW',
  isBlocked: false,
  hasBankAccount: true,
  hasDeposit: false,
  hasWithdrawal: false,
  terms: terms(3, 'KRW'),
  balance: 50_000_000,
  turnoverRest: 0,
  withdrawnToday: 0,
  lastWithdrawalAt: null,
  lastDepositAt: null,
};

describe('a withdrawal', () => {
  test.each<[string, number, Partial<WithdrawalState>, object[]]>([
    ['ordinary', 30_000, {}, []],
    ['an hour after the last one', 30_000, { lastWithdrawalAt: NOW - HOUR }, []],
    [
      'a minute too early',
      30_000,
      { lastWithdrawalAt: NOW - HOUR + 60_000 },
      [{ code: 'WAIT', until: NOW + 60_000 }],
    ],
    [
      'right after a deposit',
      30_000,
      { lastWithdrawalAt: NOW - HOUR, lastDepositAt: NOW },
      [{ code: 'WAIT', until: NOW + HOUR }],
    ],
    ['with turnover left', 30_000, { turnoverRest: 1 }, [{ code: 'TURNOVER', rest: 1 }]],
    ['without a bank account', 30_000, { hasBankAccount: false }, [{ code: 'NO_BANK_ACCOUNT' }]],
    [
      'while others are open',
      30_000,
      { hasDeposit: true, hasWithdrawal: true },
      [{ code: 'OPEN_DEPOSIT' }, { code: 'OPEN_WITHDRAWAL' }],
    ],
    [
      'above the balance, too small and no multiple',
      9_999,
      { balance: 9_998 },
      [
        { code: 'AMOUNT_TOO_SMALL', limit: 10_000 },
        { code: 'AMOUNT_UNIT', limit: 10_000 },
        { code: 'INSUFFICIENT_FUNDS', limit: 9_998 },
      ],
    ],
    [
      'above what is left of the day',
      5_000_000,
      { withdrawnToday: 6_000_000 },
      [{ code: 'DAILY_LIMIT', limit: 10_000_000, rest: 4_000_000 }],
    ],
    ['above what a day allows', 10_010_000, {}, [{ code: 'AMOUNT_TOO_LARGE', limit: 10_000_000 }]],
    ['of a member who may not', 30_000, { isBlocked: true }, [{ code: 'BLOCKED' }]],
  ])('%s', (_title, amount, part, refusals) => {
    expect(checkWithdrawal(amount, { ...fine, ...part }, NOW)).toEqual(refusals);
  });

  it('in dollars needs no bank account and starts at 10', () => {
    const state = {
      ...fine,
      currency: 'USD' as const,
      hasBankAccount: false,
      terms: terms(3, 'USD'),
    };
    expect(checkWithdrawal(1_000, state, NOW)).toEqual([]);
    expect(checkWithdrawal(999, state, NOW).map(({ code }) => code)).toEqual([
      'AMOUNT_TOO_SMALL',
      'AMOUNT_UNIT',
    ]);
  });

  it('has a higher daily limit on the levels G and GS, in dollars its value', () => {
    expect([terms(3, 'KRW').max, terms(12, 'KRW').max]).toEqual([10_000_000, 50_000_000]);
    expect(terms(3, 'USD').max).toBe(724_600);
  });
});
