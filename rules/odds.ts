import { toSafeNumber } from './money.ts';

/** Decimal odds in hundredths: 195 is 1.95. */
export type Odds = number;

/** The highest total odds of one slip: 100.00. */
export const MAX_TOTAL_ODDS: Odds = 10_000;

/** The lowest odds a selection can be offered at: 1.01. */
export const MIN_ODDS: Odds = 101;

/** Whether a value can be a price: whole hundredths, above 1.00. */
export function isOdds(value: unknown): value is Odds {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= MIN_ODDS;
}

/**
 * Total odds in hundredths: the exact product of the legs and the bonus factor, truncated once.
 * No legs give 0. Throws on odds that are not whole hundredths. Saturates at 2^53 - 1.
 */
export function totalOdds(legOdds: readonly Odds[], bonusFactor = 100): Odds {
  if (legOdds.length === 0) return 0;
  let product = BigInt(bonusFactor);
  let scale = 1n;
  for (const odds of legOdds) {
    if (!Number.isSafeInteger(odds) || odds < 0)
      throw new RangeError(`odds must be whole hundredths, got ${odds}`);
    product *= BigInt(odds);
    scale *= 100n;
  }
  return toSafeNumber(product / scale);
}

/** Odds as text with two decimals: 195 → "1.95", 0 → "0.00". */
export function formatOdds(odds: Odds): string {
  const whole = Math.trunc(odds / 100);
  return `${whole}.${String(odds - whole * 100).padStart(2, '0')}`;
}

const ODDS_TEXT = /^(\d{1,7})(?:\.(\d{1,8}))?$/;

/**
 * Decimal odds ("1.95", 1.95) in hundredths, further decimals truncated.
 * Returns null for anything else: signs, exponents, blanks, NaN, and odds of 1.00 or less.
 */
export function parseOdds(value: string | number): Odds | null {
  const match = ODDS_TEXT.exec(typeof value === 'number' ? String(value) : value.trim());
  if (!match) return null;
  const odds = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0').slice(0, 2));
  return isOdds(odds) ? odds : null;
}
