/** Won are whole won; USD are whole cents. Every rounding is down. */
export type Currency = 'KRW' | 'USD';

/** Exchange rates are integers in ten-thousandths: 1,380.5000 won a dollar is 13_805_000. */
export const RATE_SCALE = 10_000;

/** Whether a value can be an amount: a whole number from 0 to 2^53 - 1. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Returns the value unchanged. Throws a RangeError unless it is a whole, safe, non-negative amount. */
export function assertAmount(value: number, name = 'amount'): number {
  if (!isAmount(value)) throw new RangeError(`${name} must be a whole amount from 0, got ${value}`);
  return value;
}

/** A big integer as a number; values past 2^53 - 1 become 2^53 - 1, which every limit refuses. */
export function toSafeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}

/** Pay-out in minor units: stake × odds (hundredths), rounded down. Throws on a fractional or negative operand. */
export function payoutOf(stake: number, totalOdds: number): number {
  assertAmount(stake, 'stake');
  assertAmount(totalOdds, 'totalOdds');
  return toSafeNumber((BigInt(stake) * BigInt(totalOdds)) / 100n);
}

/** A limit in won as USD cents at a rate (won a dollar, ten-thousandths), rounded down to whole dollars. */
export function wonToUsdCents(won: number, rate: number): number {
  assertAmount(won, 'won');
  if (!Number.isSafeInteger(rate) || rate <= 0)
    throw new RangeError(`rate must be positive, got ${rate}`);
  return toSafeNumber(((BigInt(won) * BigInt(RATE_SCALE)) / BigInt(rate)) * 100n);
}
