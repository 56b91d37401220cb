import type { Conversion, PointTerms } from '../api';

/** Of a won account that has converted once today. */
export function makePointTerms(part: Partial<PointTerms> = {}): PointTerms {
  return {
    currency: 'KRW',
    balance: 12_400,
    held: 0,
    min: 1_000,
    unit: 1_000,
    rate: null,
    turnoverPercent: 100,
    timesADay: 5,
    timesLeft: 4,
    refusals: [],
    ...part,
  };
}

/** Of a won account. */
export function makeConversion(part: Partial<Conversion> = {}): Conversion {
  return {
    id: 'cnv_1',
    points: 10_000,
    amount: 10_000,
    currency: 'KRW',
    rate: null,
    at: 1_795_253_460_000,
    ...part,
  };
}
