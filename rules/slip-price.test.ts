import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutAt, slipPrice, stakePaying } from './slip-price.ts';

const wantedAmount = fc.integer({ min: 1, max: 2_000_000_000 });
const unit = fc.constantFrom(1, 100);
const legs = fc.array(fc.integer({ min: 101, max: 9_900 }), { minLength: 1, maxLength: 8 });
/** Of singles each leg is a line; of a system every combination of its sizes. */
const price = fc
  .tuple(legs, fc.constantFrom('singles', 'multiple', 'system'), fc.integer({ min: 1, max: 7 }))
  .map(([prices, kind, size]) => {
    if (kind === 'singles') return { totalOdds: 0, lines: prices };
    const sizes = kind === 'system' ? [Math.min(size, prices.length)] : null;
    return slipPrice({ prices, sizes, bonusFactor: kind === 'multiple' ? 105 : 100 });
  });

describe('the stake that brings what is wanted', () => {
  it('brings it, and one step less does not', () => {
    fc.assert(
      fc.property(price, wantedAmount, unit, (one, wanted, step) => {
        const each = stakePaying(one, wanted, step) ?? 0;
        const pays = (stake: number) => payoutAt(one, stake * one.lines.length);
        expect(each % step).toBe(0);
        expect(pays(each)).toBeGreaterThanOrEqual(wanted);
        expect(pays(each - step)).toBeLessThan(wanted);
      }),
    );
  });

  it('is the inverse of the price: what a stake brings takes no more than that stake', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 5_000_000 }), (one, stake) => {
        const brings = payoutAt(one, stake * one.lines.length);
        expect(stakePaying(one, brings)).toBeLessThanOrEqual(stake);
      }),
    );
  });

  it.each([
    // 10,000 at 1.85 is 18,500; one won more takes one won more.
    [[185], 18_500, 1, 10_000],
    [[185], 18_501, 1, 10_001],
    // At 3.72 a stake of 26,882 pays 100,001: 26,881 pays 99,997.
    [[372], 100_000, 1, 26_882],
    // Dollars are staked whole: $5 pays $9.25.
    [[185], 925, 100, 500],
    [[185], 926, 100, 600],
    // Each of two lines is rounded down by itself.
    [[133, 133], 5, 1, 3],
  ])('of lines at %j, %i in steps of %i takes %i', (lines, wanted, step, each) => {
    expect(stakePaying({ totalOdds: 0, lines }, wanted, step)).toBe(each);
  });

  it('is none where nothing pays, or where it would be no amount', () => {
    expect(stakePaying({ totalOdds: 0, lines: [0] }, 10_000)).toBeNull();
    expect(stakePaying({ totalOdds: 101, lines: [101] }, Number.MAX_SAFE_INTEGER)).not.toBeNull();
    const lines = Array<number>(255).fill(1);
    expect(stakePaying({ totalOdds: 1, lines }, Number.MAX_SAFE_INTEGER)).toBeNull();
  });
});
