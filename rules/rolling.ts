import type { Currency } from './money.ts';
import type { MoneyRefusal } from './money-refusals.ts';

/** What settled stakes earn rolling comp by, in the order in which a conversion takes it. */
export const ROLLING_CATEGORIES = ['casino', 'slot', 'mini'] as const;
export type RollingCategory = (typeof ROLLING_CATEGORIES)[number];

/** An amount of each category, minor units. */
export type RollingAmounts = Record<RollingCategory, number>;

/** Share of a settled stake unless a member has another, hundredths of a percent. */
export const DEFAULT_ROLLING_RATES: Record<RollingCategory, number> = {
  casino: 80,
  slot: 200,
  mini: 100,
};

/** Highest percentage of a stake that may be set, hundredths of a percent. */
export const MAX_ROLLING_RATE = 1_000;

/** Least that one conversion takes, minor units. */
export const ROLLING_MIN: Record<Currency, number> = { KRW: 1_000, USD: 100 };

/** Minor units of all categories. */
export function rollingTotal(amounts: RollingAmounts): number {
  return ROLLING_CATEGORIES.reduce((sum, category) => sum + amounts[category], 0);
}

/** Takes an amount from the categories, one after the other; throws a RangeError where there is less. */
export function takeRolling(amount: number, balances: RollingAmounts): RollingAmounts {
  let rest = amount;
  const taken: RollingAmounts = { casino: 0, slot: 0, mini: 0 };
  for (const category of ROLLING_CATEGORIES) {
    taken[category] = Math.min(rest, balances[category]);
    rest -= taken[category];
  }
  if (rest !== 0) throw new RangeError(`${amount} is more than ${rollingTotal(balances)}`);
  return taken;
}

export interface RollingState {
  /** Whether the member may move money at all. */
  isBlocked: boolean;
  currency: Currency;
  balances: RollingAmounts;
}

/** Everything against the conversion of an amount in minor units; [] when it is booked. */
export function checkRolling(
  amount: number,
  { isBlocked, currency, balances }: RollingState,
): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = isBlocked ? [{ code: 'BLOCKED' }] : [];
  const min = ROLLING_MIN[currency];
  if (amount < min) refusals.push({ code: 'AMOUNT_TOO_SMALL', limit: min });
  const limit = rollingTotal(balances);
  if (amount > limit) refusals.push({ code: 'INSUFFICIENT_FUNDS', limit });
  return refusals;
}
