import { type Currency, toSafeNumber } from './money.ts';

/** From this many won on a deposit or a withdrawal takes two people of staff. */
export const SECOND_PERSON_WON = 2_000_000;

/** From this many won on, over a day, corrections of one member by one of staff take two people. */
export const ADJUSTMENT_SECOND_PERSON_WON = 300_000;

export interface MovedAmount {
  /** Minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** Won a dollar in ten-thousandths, as fixed when it was requested; null for won. */
  rate: number | null;
}

/** Whether one person of staff may not decide an amount alone. An amount in dollars without a rate always takes two. */
export function needsSecondPerson({ amount, currency, rate }: MovedAmount): boolean {
  if (currency === 'KRW') return amount >= SECOND_PERSON_WON;
  // Cents times ten-thousandths of a won.
  return rate === null || amount * rate >= SECOND_PERSON_WON * 1_000_000;
}

export type AdjustedAccount = 'money' | 'points' | 'tether';

export interface AdjustedAmount {
  account: AdjustedAccount;
  /** Minor units: won, cents, points or micro-USDT; negative for what is taken. */
  amount: number;
  /** Of the member's money. */
  currency: Currency;
  /** Won a dollar in ten-thousandths; a tether counts as a dollar. */
  rate: number;
}

/** What a correction is worth in won, rounded up so that no part of a won goes below the limit; a point is a won. */
export function adjustmentWon({ account, amount, currency, rate }: AdjustedAmount): number {
  const size = BigInt(Math.abs(amount));
  // Micro-USDT or cents, times ten-thousandths of a won.
  const perWon =
    account === 'tether'
      ? 10_000_000_000n
      : account === 'money' && currency === 'USD'
        ? 1_000_000n
        : 1n;
  const value = perWon === 1n ? size : (size * BigInt(rate) + perWon - 1n) / perWon;
  return toSafeNumber(value);
}
