import type { LimitPeriod } from './protection.ts';

/** Why a deposit or a withdrawal is not taken. The wire, the server and the screens share this list. */
export const MONEY_REFUSAL_CODES = [
  'BLOCKED',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_UNIT',
  'OPEN_DEPOSIT',
  'OPEN_WITHDRAWAL',
  'WAIT',
  'BONUS_NOT_AVAILABLE',
  'NO_BANK_ACCOUNT',
  'INSUFFICIENT_FUNDS',
  'TURNOVER',
  'DAILY_LIMIT',
  'WRONG_WITHDRAW_PASSWORD',
  'WITHDRAWAL_LOCKED',
  'SELF_EXCLUDED',
  'ON_BREAK',
  'OWN_DEPOSIT_LIMIT',
  'OWN_SESSION_LIMIT',
  'TETHER_MAINTENANCE',
  'INSECURE_URL',
  'NO_WALLET',
] as const;

export type MoneyRefusalCode = (typeof MONEY_REFUSAL_CODES)[number];

export interface MoneyRefusal {
  code: MoneyRefusalCode;
  /** The bound that was passed, minor units: an amount, a balance, or what a day allows. */
  limit?: number;
  /** Epoch milliseconds from which on it may be sent. */
  until?: number;
  /** What is left: turnover or amount of the day in minor units, or tries of the password. */
  rest?: number;
  /** Of the member's own limit that was reached. */
  period?: LimitPeriod;
}

/** What one request may be, minor units. */
export interface AmountTerms {
  min: number;
  max: number;
  /** Amounts are multiples of it. */
  unit: number;
}

/** Amounts in minor units. */
export function checkAmount(amount: number, { min, max, unit }: AmountTerms): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = [];
  if (amount < min) refusals.push({ code: 'AMOUNT_TOO_SMALL', limit: min });
  if (amount > max) refusals.push({ code: 'AMOUNT_TOO_LARGE', limit: max });
  if (amount % unit !== 0) refusals.push({ code: 'AMOUNT_UNIT', limit: unit });
  return refusals;
}

/** The requests a member has open: one at a time, deposit or withdrawal. */
export interface OpenRequests {
  hasDeposit: boolean;
  hasWithdrawal: boolean;
}

export function checkOpenRequests({ hasDeposit, hasWithdrawal }: OpenRequests): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = [];
  if (hasDeposit) refusals.push({ code: 'OPEN_DEPOSIT' });
  if (hasWithdrawal) refusals.push({ code: 'OPEN_WITHDRAWAL' });
  return refusals;
}
