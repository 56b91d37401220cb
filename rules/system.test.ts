import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { DEFAULT_LIMITS, limitsFor } from './limits.ts';
import { checkSlip, maxStakeFor, removeLeg, slipTotals } from './slip.ts';
import { minStakeOf, payoutAt, slipPrice, stakeWithin } from './slip-price.ts';
import { settleSlip } from './slip-settle.ts';
import { combinationCount, combinations, fittingSizes, isSystem, systemCount } from './system.ts';
import { NAMED_SYSTEMS, systemName } from './system-names.ts';
import { settleBet, settleSystem } from './system-settle.ts';
import vectors from './vectors/systems.json' with { type: 'json' };

const { won, lost, open, void: refunded, halfWon, cancelled } = LEG_RESULT;
const leg = (odds: number, result: LegResult) => ({ odds, result });

const slipLegs = (odds: readonly number[]) =>
  odds.map((one, index) => ({
    selectionId: `s${index}`,
    marketId: `m${index}`,
    fixtureId: `f${index}`,
    typeId: 1,
    odds: one,
    line: null,
  }));

describe('worked examples', () => {
  test.each(vectors.cases)('$name', (vector) => {
    const { stake, sizes, lines, totalOdds, potentialPayout } = vector;
    const legs = vector.legs.map(({ odds, result }) => leg(odds, result as LegResult));
    const slip = { legs: slipLegs(legs.map(({ odds }) => odds)), bonus: null, sizes };
    expect(systemCount(legs.length, sizes)).toBe(lines);
    expect(slipTotals(slip, stake)).toMatchObject({ totalOdds, payout: potentialPayout });
    const { final, label, payout, paying, lost: lostLines } = vector;
    const bet = { stake, legs, sizes, bonusFolders: null };
    expect(settleBet(bet)).toEqual({ final, label, payout });
    const counted = settleSystem({ stake: stake / lines, legs, sizes });
    expect(counted).toMatchObject({ paying, lost: lostLines, count: lines });
  });

  test.each(vectors.refused)('refused: $name', ({ odds, sizes, bonus, stake, refusals }) => {
    const limits = limitsFor({ level: 1, currency: 'KRW', inPlay: false, rate: 1 }, DEFAULT_LIMITS);
    const slip = { legs: slipLegs(odds), bonus, sizes };
    expect(checkSlip(slip, { limits }, { stake, balance: 1_000_000 })).toEqual(refusals);
  });
});

test.each([
  ['Trixie', 4],
  ['Patent', 7],
  ['Yankee', 11],
  ['Lucky 15', 15],
  ['Canadian', 26],
  ['Lucky 31', 31],
  ['Heinz', 57],
  ['Lucky 63', 63],
  ['Super Heinz', 120],
  ['Goliath', 247],
])('a %s has %i bets', (name, count) => {
  const system = NAMED_SYSTEMS.find((one) => one.name === name);
  expect(systemCount(system?.legs ?? 0, system?.sizes ?? [])).toBe(count);
});

test('combinations are as many as they are counted, and no two alike', () => {
  for (const legs of [3, 5, 8])
    for (let size = 1; size <= legs; size += 1) {
      const items = Array.from({ length: legs }, (_, index) => index);
      const all = combinations(items, size).map(String);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(combinationCount(legs, size));
    }
});

test.each([
  [3, [2], true],
  [3, [2, 3], true],
  [4, [1, 3], true],
  [3, [3], false],
  [2, [1, 2], false],
  [4, [], false],
  [4, [5], false],
  [4, [0, 2], false],
  [4, [3, 2], false],
  [4, [2, 2], false],
  [4, [2.5], false],
])('of %i picks sizes %j: %s', (legs, sizes, expected) => {
  expect(isSystem(legs, sizes)).toBe(expected);
});

describe('a system', () => {
  test('2/3 with one leg lost pays the one double that is left', () => {
    const legs = [leg(185, won), leg(210, won), leg(155, lost)];
    expect(settleSystem({ stake: 1000, legs, sizes: [2] })).toEqual({
      final: true,
      label: 2,
      cost: 3000,
      payout: 3880,
      paying: 1,
      lost: 2,
      count: 3,
    });
  });

  test('2/3 with one half won and one lost is worth less than it cost', () => {
    const legs = [leg(195, halfWon), leg(150, won), leg(155, lost)];
    // 1.475 x 1.50 = 2.2125, truncated to 2.21
    expect(settleSystem({ stake: 1000, legs, sizes: [2] })).toMatchObject({
      payout: 2210,
      label: 1,
    });
  });

  test('waits for every bet, but counts what is decided', () => {
    const legs = [leg(185, won), leg(210, won), leg(155, open)];
    expect(settleSystem({ stake: 1000, legs, sizes: [2, 3] })).toMatchObject({
      final: false,
      label: 0,
      payout: 3880,
      paying: 1,
    });
  });

  test('gives back what it cost when every leg is void or cancelled', () => {
    const all = (result: LegResult) => [leg(185, result), leg(210, result), leg(155, result)];
    const input = { stake: 1000, sizes: [1, 2, 3] };
    expect(settleSystem({ ...input, legs: all(refunded) })).toMatchObject({
      payout: 7000,
      label: 3,
    });
    expect(settleSystem({ ...input, legs: all(cancelled) })).toMatchObject({
      payout: 7000,
      label: -1,
    });
  });

  const results = fc.constantFrom<LegResult>(1, 2, 3, 4, 5);
  const legs = fc.array(fc.record({ odds: fc.integer({ min: 101, max: 900 }), result: results }), {
    minLength: 3,
    maxLength: 7,
  });

  test('does not depend on the order of its legs', () => {
    fc.assert(
      fc.property(legs, fc.integer({ min: 1, max: 3 }), (list, size) => {
        const sizes = size < list.length ? [size] : [list.length - 1];
        const input = { stake: 1234, sizes };
        const there = settleSystem({ ...input, legs: list });
        expect(settleSystem({ ...input, legs: list.toReversed() })).toEqual(there);
      }),
    );
  });

  test('is worth the slips it is made of, and a void leg is one of odds 1.00', () => {
    fc.assert(
      fc.property(legs, (list) => {
        const sizes = [2, 3].filter((size) => size < list.length);
        const asOne = list.map((one) => (one.result === 3 ? leg(100, won) : one));
        const { payout } = settleSystem({ stake: 777, legs: list, sizes });
        expect(settleSystem({ stake: 777, legs: asOne, sizes }).payout).toBe(payout);
        const slips = sizes.flatMap((size) => combinations(list, size));
        const sum = slips.reduce(
          (total, bet) => total + settleSlip({ stake: 777, legs: bet, bonusFolders: null }).payout,
          0,
        );
        expect(payout).toBe(sum);
      }),
    );
  });

  test('refuses sizes that do not fit and stakes that are no amount', () => {
    const three = [leg(185, won), leg(210, won), leg(155, won)];
    expect(() => settleSystem({ stake: 1000, legs: three, sizes: [4] })).toThrow(RangeError);
    expect(() => settleSystem({ stake: 0.5, legs: three, sizes: [2] })).toThrow(RangeError);
  });
});

describe('the price of a system', () => {
  const prices = fc.array(fc.integer({ min: 101, max: 2_000 }), { minLength: 3, maxLength: 6 });

  test('the largest stake within a cap is the largest', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1_000, max: 40_000_000 }), (odds, cap) => {
        const price = slipPrice({ prices: odds, sizes: [2] });
        const most = stakeWithin(price, cap);
        expect(payoutAt(price, most)).toBeLessThanOrEqual(cap);
        expect(payoutAt(price, most + price.lines.length)).toBeGreaterThan(cap);
      }),
    );
  });

  test('a stake that is offered for another is one that can be placed', () => {
    const limits = limitsFor({ level: 1, currency: 'KRW', inPlay: false, rate: 1 }, DEFAULT_LIMITS);
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 9_000_000 }), (odds, stake) => {
        const slip = { legs: slipLegs(odds), bonus: null, sizes: [2] };
        const funds = { stake, balance: 2_345_678 };
        const most = maxStakeFor(slip, limits, funds);
        for (const { code, to } of checkSlip(slip, { limits }, funds)) {
          if (code !== 'SYSTEM_STAKE') continue;
          expect(to).toBeLessThanOrEqual(most);
          const again = checkSlip(slip, { limits }, { ...funds, stake: to ?? 0 });
          expect(again.filter((one) => one.code !== 'TOTAL_ODDS_TOO_HIGH')).toEqual([]);
        }
      }),
    );
  });

  test('sizes that do not fit are no system, and 200 legs are not multiplied out', () => {
    expect(slipPrice({ prices: [150, 150, 150], sizes: [4] }).lines).toHaveLength(1);
    const many = Array.from({ length: 200 }, () => 101);
    expect(slipPrice({ prices: many, sizes: [100] }).lines).toHaveLength(1);
  });

  test('the least stake is that of a bet, and a tenth of it for each of many', () => {
    const least = (legs: number, sizes: number[]) =>
      minStakeOf(slipPrice({ prices: Array.from({ length: legs }, () => 150), sizes }), 10_000);
    expect([least(3, [2]), least(4, [2, 3, 4]), least(8, [2, 3, 4, 5, 6, 7, 8])]).toEqual([
      10_002, 11_000, 247_000,
    ]);
    expect(minStakeOf(slipPrice({ prices: [150, 150] }), 10_000)).toBe(10_000);
  });
});

test('the sizes of a system follow its legs', () => {
  expect(fittingSizes([2, 3], 3)).toEqual([2, 3]);
  expect(fittingSizes([2, 3, 4], 3)).toEqual([2, 3]);
  expect(fittingSizes([3], 3)).toEqual([2]);
  expect(fittingSizes([4], 3)).toEqual([2]);
  expect([fittingSizes([2], 2), fittingSizes(null, 4)]).toEqual([null, null]);
  const slip = { legs: slipLegs([150, 160, 170, 180]), bonus: null, sizes: [3] };
  expect(removeLeg(slip, 's1')).toMatchObject({ sizes: [2] });
  expect(removeLeg(removeLeg(slip, 's1'), 's2')).toMatchObject({ sizes: null });
});

test('a system is called by its name', () => {
  expect([systemName(3, [2, 3]), systemName(4, [2, 3]), systemName(3, [1, 2, 3])]).toEqual([
    'Trixie',
    null,
    'Patent',
  ]);
});
