import { describe, expect, it } from 'vitest';
import { checkConversion, convertedAmount } from './conversion.ts';

const RATE = 13_800_000;
const state = { isBlocked: false, convertedToday: 0, endOfDay: 86_400_000, balance: 50_000 };

describe('points as money', () => {
  it.each([
    [1_000, 'KRW', 1_000],
    [1_000, 'USD', 72],
    [138_000, 'USD', 10_000],
    [137_000, 'USD', 9_927],
  ] as const)('%i points are %s %i', (points, currency, amount) => {
    expect(convertedAmount({ points, currency, rate: RATE })).toBe(amount);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %s points', (points) => {
    expect(() => convertedAmount({ points, currency: 'KRW', rate: RATE })).toThrow(RangeError);
  });

  it.each([0, -1, 0.5])('refuses a rate of %s', (rate) => {
    expect(() => convertedAmount({ points: 1_000, currency: 'USD', rate })).toThrow(RangeError);
  });
});

describe('what a conversion may be', () => {
  it.each([
    [1_000, []],
    [50_000, []],
    [999, ['AMOUNT_TOO_SMALL', 'AMOUNT_UNIT']],
    [1_001, ['AMOUNT_UNIT']],
    [51_000, ['INSUFFICIENT_FUNDS']],
  ])('%i of 50,000 points: %j', (points, codes) => {
    expect(checkConversion(points, state).map(({ code }) => code)).toEqual(codes);
  });

  it('allows five a day, and says when the next one is', () => {
    expect(checkConversion(1_000, { ...state, convertedToday: 4 })).toEqual([]);
    expect(checkConversion(1_000, { ...state, convertedToday: 5 })).toEqual([
      { code: 'WAIT', until: 86_400_000 },
    ]);
  });

  it('says every reason at once', () => {
    const refusals = checkConversion(50_500, { ...state, isBlocked: true, convertedToday: 5 });
    expect(refusals.map(({ code }) => code)).toEqual([
      'BLOCKED',
      'WAIT',
      'AMOUNT_UNIT',
      'INSUFFICIENT_FUNDS',
    ]);
  });
});
