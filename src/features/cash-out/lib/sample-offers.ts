import { makeBetCashOut } from '@/entities/bet/testing';
import type { CashOut, CashOutOffer } from '../api';

/** An offer for stories and tests: 86,100 won for a bet of 50,000. */
export function makeCashOutOffer(overrides: Partial<CashOutOffer> = {}): CashOutOffer {
  return {
    betId: 'bet_01hzx3m8',
    stake: 50_000,
    minStake: 10_000,
    amount: 86_100,
    reason: null,
    waitMs: 0,
    ...overrides,
  };
}

/** A cash-out for stories and tests: all of a bet, paid. */
export function makeCashOut(overrides: Partial<CashOut> = {}): CashOut {
  return { ...(makeBetCashOut().latest as CashOut), ...overrides };
}
