import { convertedAmount } from '#rules/conversion.ts';
import type { PointTerms } from '../api';

/** The money that points become, minor units; 0 for points that are not typed yet. */
export function moneyOf(points: number | null, { currency, rate }: PointTerms): number {
  return points === null ? 0 : convertedAmount({ points, currency, rate: rate ?? 1 });
}

/** The most points that may be converted at once. */
export function mostPoints({ balance, unit }: PointTerms): number {
  return balance - (balance % unit);
}
