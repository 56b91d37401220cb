import { type LevelLimits, limitGroupOf } from './limits.ts';
import { type Currency, wonToUsdCents } from './money.ts';
import {
  type AmountTerms,
  checkAmount,
  checkOpenRequests,
  type MoneyRefusal,
  type OpenRequests,
} from './money-refusals.ts';

/** How long a withdrawal waits after the last one, and after the last deposit was credited. */
export const WITHDRAWAL_WAIT_MS = 60 * 60_000;

/** Wrong withdrawal passwords in a row that lock withdrawals until staff unlocks them. */
export const MAX_WITHDRAW_TRIES = 5;

const AMOUNTS: Record<Currency, Omit<AmountTerms, 'max'>> = {
  KRW: { min: 10_000, unit: 10_000 },
  USD: { min: 1_000, unit: 100 },
};

/** The least that can be withdrawn, minor units: whoever has less can only give it up. */
export function leastWithdrawal(currency: Currency): number {
  return AMOUNTS[currency].min;
}

export interface WithdrawalLimitsInput {
  level: number;
  currency: Currency;
  /** Won a dollar in ten-thousandths; read for USD only. */
  rate: number;
}

/** What one request may be; `max` is what a day of Seoul allows. USD are whole dollars, rounded down. */
export function withdrawalTerms(
  { level, currency, rate }: WithdrawalLimitsInput,
  limits: LevelLimits,
): AmountTerms {
  const won = limits[limitGroupOf(level)].withdrawalDay ?? 0;
  const max = currency === 'USD' ? wonToUsdCents(won, rate) : won;
  return { ...AMOUNTS[currency], max };
}

export interface WithdrawalState extends OpenRequests {
  currency: Currency;
  isBlocked: boolean;
  /** Whether there is an account to pay to; coin accounts need none. */
  hasBankAccount: boolean;
  terms: AmountTerms;
  /** Minor units. */
  balance: number;
  turnoverRest: number;
  /** Asked for on this day of Seoul and not given back, minor units. */
  withdrawnToday: number;
  /** Epoch milliseconds; null without one. */
  lastWithdrawalAt: number | null;
  lastDepositAt: number | null;
}

/** What keeps a member from any withdrawal at `now`. */
export function checkWithdrawalState(state: WithdrawalState, now: number): MoneyRefusal[] {
  const { isBlocked, currency, hasBankAccount, turnoverRest } = state;
  const refusals: MoneyRefusal[] = isBlocked ? [{ code: 'BLOCKED' }] : [];
  if (currency === 'KRW' && !hasBankAccount) refusals.push({ code: 'NO_BANK_ACCOUNT' });
  refusals.push(...checkOpenRequests(state));
  const last = Math.max(state.lastWithdrawalAt ?? 0, state.lastDepositAt ?? 0);
  const until = last + WITHDRAWAL_WAIT_MS;
  if (last > 0 && until > now) refusals.push({ code: 'WAIT', until });
  if (turnoverRest > 0) refusals.push({ code: 'TURNOVER', rest: turnoverRest });
  return refusals;
}

/** Everything but the password against a withdrawal; [] when it is taken. */
export function checkWithdrawal(
  amount: number,
  state: WithdrawalState,
  now: number,
): MoneyRefusal[] {
  const { terms, balance, withdrawnToday } = state;
  const refusals = [...checkWithdrawalState(state, now), ...checkAmount(amount, terms)];
  const left = Math.max(0, terms.max - withdrawnToday);
  if (amount > left && amount <= terms.max)
    refusals.push({ code: 'DAILY_LIMIT', limit: terms.max, rest: left });
  if (amount > balance) refusals.push({ code: 'INSUFFICIENT_FUNDS', limit: balance });
  return refusals;
}
