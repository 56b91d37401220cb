import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CashOutLeg, cashOutOffer, cashOutPart, takesOffer } from './cash-out.ts';
import { LEG_RESULT } from './leg-result.ts';
import { settleSlip } from './slip-settle.ts';
import { combinations } from './system.ts';
import vectors from './vectors/cash-out.json' with { type: 'json' };

const { open, won, lost, void: refunded } = LEG_RESULT;

interface Vector {
  name: string;
  stake: number;
  bonusFolders: number | null;
  sizes?: number[];
  legs: CashOutLeg[];
  offer: number | null;
}

test.each(vectors.cases as unknown as Vector[])('$name', ({ offer, name: _, ...input }) => {
  expect(cashOutOffer(input)).toBe(offer);
});

const odds = fc.integer({ min: 101, max: 2_000 });
const openLeg = fc
  .tuple(odds, odds, fc.array(odds, { minLength: 1, maxLength: 4 }))
  .map(([taken, picked, others]): CashOutLeg => {
    return { odds: taken, result: open, price: { picked, market: [picked, ...others] } };
  });

describe('an offer', () => {
  test('is never above what the bet can still pay', () => {
    fc.assert(
      fc.property(fc.array(openLeg, { minLength: 1, maxLength: 6 }), (legs) => {
        const bet = { stake: 10_000, legs, bonusFolders: null };
        const asWon = legs.map((leg) => ({ ...leg, result: won }));
        const { payout } = settleSlip({ ...bet, legs: asWon });
        // A multiple's odds are truncated when it is settled: a hundredth of the stake at most.
        expect(cashOutOffer(bet) ?? 0).toBeLessThanOrEqual(payout + 100);
      }),
    );
  });

  test('of all selections of a market together is worth less than they cost', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 2, maxLength: 4 }), (market) => {
        // Who backs each of them so that all pay the same, and cashes all out, loses the margin.
        const staked = market.map((one) => Math.floor(10_000_000 / one) + 1);
        const back = market.map((picked, index) => {
          const leg = { odds: picked, result: open, price: { picked, market } };
          return cashOutOffer({ stake: staked[index] ?? 0, legs: [leg], bonusFolders: null }) ?? 0;
        });
        const fair = market.reduce((sum, one) => sum + 1 / one, 0) >= 0.01;
        const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
        // Odds that return more than they take in are no market of a book.
        if (fair) expect(sum(back)).toBeLessThan(sum(staked));
      }),
    );
  });

  test('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(fc.array(openLeg, { minLength: 2, maxLength: 5 }), (legs) => {
        const bet = { stake: 12_345, bonusFolders: null };
        const there = cashOutOffer({ ...bet, legs });
        expect(cashOutOffer({ ...bet, legs: legs.toReversed() })).toBe(there);
      }),
    );
  });

  test('goes up as the chance does, and a void leg leaves it as a bet without it', () => {
    const at = (picked: number) => ({
      odds: 200,
      result: open,
      price: { picked, market: [picked, 200] },
    });
    const offers = [400, 200, 120].map((picked) =>
      cashOutOffer({ stake: 10_000, legs: [at(picked)], bonusFolders: null }),
    );
    expect(offers).toEqual([6_333, 9_500, 11_875]);
    const voided = { odds: 185, result: refunded, price: null };
    expect(cashOutOffer({ stake: 10_000, legs: [at(200), voided], bonusFolders: null })).toBe(
      9_500,
    );
  });

  test('is refused a market without the picked odds, and a stake that is no amount', () => {
    const leg = { odds: 200, result: open, price: { picked: 150, market: [200, 200] } };
    const bet = { legs: [leg], bonusFolders: null };
    expect(() => cashOutOffer({ ...bet, stake: 1_000 })).toThrow(RangeError);
    expect(() => cashOutOffer({ ...bet, stake: 0.5 })).toThrow(RangeError);
  });

  test('is none with a lost leg, with nothing open, without a price', () => {
    const price = { picked: 200, market: [200, 200] };
    const bet = { stake: 10_000, bonusFolders: null };
    const none = (...legs: CashOutLeg[]) => expect(cashOutOffer({ ...bet, legs })).toBeNull();
    none({ odds: 200, result: open, price }, { odds: 200, result: lost, price: null });
    none({ odds: 200, result: won, price: null });
    none({ odds: 200, result: open, price: null });
  });
});

describe('a part', () => {
  test.each([
    [4_000, { stake: 4_000, pays: 4_750, rest: 6_000 }],
    [1, { stake: 1, pays: 1, rest: 9_999 }],
    [9_001, null],
    [10_000, null],
    [0, null],
    [0.5, null],
    [-1, null],
  ])('of %d from 10,000', (part, expected) => {
    expect(cashOutPart({ stake: 10_000, offer: 11_875, part }, 1_000)).toEqual(expected);
  });

  test('and the rest are never worth more than the whole', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stake, offer, share) => {
          const part = cashOutPart({ stake, offer, part: Math.floor(stake * share) }, 1);
          if (!part) return;
          expect(part.stake + part.rest).toBe(stake);
          const rest = Math.floor((offer * part.rest) / stake);
          expect(part.pays + rest).toBeLessThanOrEqual(offer);
        },
      ),
    );
  });
});

test('a rule takes an offer that has come up to it', () => {
  expect(takesOffer(10_000, 9_999)).toBe(false);
  expect(takesOffer(10_000, 10_000)).toBe(true);
  expect(takesOffer(10_000, null)).toBe(false);
});

describe('a system', () => {
  const decided = fc
    .tuple(odds, fc.constantFrom(won, lost, refunded))
    .map(([taken, result]): CashOutLeg => ({ odds: taken, result, price: null }));
  const systems = fc
    .array(fc.oneof(openLeg, decided), { minLength: 3, maxLength: 5 })
    .chain((legs) =>
      fc
        .subarray([1, 2, 3, 4].slice(0, legs.length - 1), { minLength: 1 })
        .map((sizes) => ({ legs, sizes })),
    );

  /** What a leg is worth for 1 by the chances that its market has without the book's margin. */
  function worthOf({ odds: taken, result, price }: CashOutLeg): number {
    if (result === lost) return 0;
    if (result === refunded) return 1;
    if (!price) return taken / 100;
    const all = price.market.reduce((sum, one) => sum + 1 / one, 0);
    return taken / 100 / price.picked / all;
  }

  test('is worth its lines, each cashed out alone or already won', () => {
    fc.assert(
      fc.property(systems, ({ legs, sizes }) => {
        const lines = sizes.flatMap((size) => combinations(legs, size));
        const each = 1_000;
        const alone = lines.map((line) => {
          const isOpen = line.some(({ result }) => result === open);
          const bet = { stake: each, legs: line, bonusFolders: null };
          return isOpen ? (cashOutOffer(bet) ?? 0) : settleSlip(bet).payout;
        });
        const sum = alone.reduce((total, one) => total + one, 0);
        const offer = cashOutOffer({ stake: each * lines.length, legs, sizes, bonusFolders: null });
        const isOver = !legs.some(({ result }) => result === open);
        expect(offer ?? 0).toBe(isOver ? 0 : sum);
      }),
    );
  });

  test('never brings more than its legs are worth by the book, less the margin of what is open', () => {
    fc.assert(
      fc.property(systems, ({ legs, sizes }) => {
        const lines = sizes.flatMap((size) => combinations(legs, size));
        const each = 100_000;
        const worth = lines.reduce((sum, line) => {
          const keeps = line.some(({ result }) => result === open) ? 0.95 : 1;
          return sum + each * line.reduce((all, leg) => all * worthOf(leg), keeps);
        }, 0);
        const offer = cashOutOffer({ stake: each * lines.length, legs, sizes, bonusFolders: null });
        expect(offer ?? 0).toBeLessThanOrEqual(worth * (1 + 1e-9) + 1e-6);
      }),
    );
  });
});
