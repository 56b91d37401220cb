import type { Currency } from '@/shared/lib/format';

/** So many quick buttons have room. */
export const MAX_QUICK_STAKES = 7;

const wonStakes = [5_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const;
const dollarStakes = [500, 1_000, 5_000, 10_000, 30_000, 50_000, 100_000] as const;

/** Amounts the quick buttons add unless the member sets others, in minor units of the currency. */
export function defaultStakes(currency: Currency): readonly number[] {
  return currency === 'KRW' ? wonStakes : dollarStakes;
}

/** The amounts (minor units) as the buttons show them: none twice, smallest first; empty fields are left out. */
export function tidyStakes(amounts: readonly (number | null)[]): number[] {
  const set = new Set(amounts.filter((amount) => amount !== null && amount > 0));
  return [...set].sort((a, b) => (a as number) - (b as number)) as number[];
}

/** Minor units in one unit of the stake field: stakes are whole won or whole dollars. */
export function stakeUnit(currency: Currency): number {
  return currency === 'KRW' ? 1 : 100;
}

/** Rounds an amount (minor units) down to what the stake field can hold. */
export function wholeStake(amount: number, currency: Currency): number {
  const unit = stakeUnit(currency);
  return Math.floor(amount / unit) * unit;
}
