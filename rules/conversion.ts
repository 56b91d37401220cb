import { assertAmount, type Currency, RATE_SCALE, toSafeNumber } from './money.ts';
import { type AmountTerms, checkAmount, type MoneyRefusal } from './money-refusals.ts';

const CENTS = 100;

/** How often a member may convert on one day of Seoul. */
export const CONVERSIONS_A_DAY = 5;

/** What one conversion may be, in points. What a member has is the only upper bound. */
export const CONVERSION_POINTS: AmountTerms = {
  min: 1_000,
  max: Number.MAX_SAFE_INTEGER,
  unit: 1_000,
};

export interface ConversionInput {
  points: number;
  currency: Currency;
  /** Won a dollar in ten-thousandths; read for USD only. */
  rate: number;
}

/**
 * Money for points, minor units: a point is a won, for USD at the rate, rounded down to cents. Throws a RangeError for what
 * is no amount, and for a rate that is not positive.
 */
export function convertedAmount({ points, currency, rate }: ConversionInput): number {
  assertAmount(points, 'points');
  if (currency === 'KRW') return points;
  if (!Number.isSafeInteger(rate) || rate <= 0)
    throw new RangeError(`rate must be positive, got ${rate}`);
  return toSafeNumber((BigInt(points) * BigInt(CENTS * RATE_SCALE)) / BigInt(rate));
}

export interface ConversionState {
  /** Whether the member may move money at all. */
  isBlocked: boolean;
  /** How often the member has converted on this day of Seoul. */
  convertedToday: number;
  /** Epoch milliseconds. */
  endOfDay: number;
}

/** What keeps a member from any conversion now. */
export function checkConversionState(state: ConversionState): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = state.isBlocked ? [{ code: 'BLOCKED' }] : [];
  if (state.convertedToday >= CONVERSIONS_A_DAY)
    refusals.push({ code: 'WAIT', until: state.endOfDay });
  return refusals;
}

/** Everything against a conversion; [] when it is booked. `balance` is in points. */
export function checkConversion(
  points: number,
  state: ConversionState & { balance: number },
): MoneyRefusal[] {
  const refusals = [...checkConversionState(state), ...checkAmount(points, CONVERSION_POINTS)];
  if (points > state.balance) refusals.push({ code: 'INSUFFICIENT_FUNDS', limit: state.balance });
  return refusals;
}
