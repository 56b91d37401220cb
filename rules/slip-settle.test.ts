import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  legLabel,
  legNote,
  type SettleSlipInput,
  settleSlip,
  slipLabelText,
} from './slip-settle.ts';
import { jointOdds } from './joint.ts';
import { slipTotals } from './slip.ts';
import { slipPrice, stakeWithin } from './slip-price.ts';
import vectors from './vectors/multiples.json' with { type: 'json' };

type Vector = SettleSlipInput & {
  name: string;
  totalOdds: number;
  payout: number;
  label: number;
  final: boolean;
};

const cases = vectors.cases as unknown as Vector[];

test.each(cases)('$name', ({ name: _, totalOdds, payout, label, final, ...input }) => {
  expect(settleSlip(input)).toEqual({ totalOdds, payout, label, final });
});

test('labels and notes of legs', () => {
  expect(([-1, 0, 1, 2, 3, 4, 5] as const).map(legLabel)).toEqual([-1, 0, 1, 2, 3, 1, 2]);
  expect(legNote(4)).toBe('반미적중');
  expect(legNote(5)).toBe('반적중');
  expect(legNote(2)).toBeNull();
  expect(([-1, 0, 1, 2, 3] as const).map(slipLabelText)).toEqual([
    '취소',
    '진행 중',
    '미적중',
    '적중',
    '적특',
  ]);
});

test('refuses a slip without legs and a stake that is not whole', () => {
  expect(() => settleSlip({ stake: 10_000, legs: [], bonusFolders: null })).toThrow(RangeError);
  const legs = [{ odds: 195, result: 2 as const }];
  expect(() => settleSlip({ stake: 0.5, legs, bonusFolders: null })).toThrow(RangeError);
});

const odds = fc.integer({ min: 101, max: 2_000 });
const result = fc.constantFrom(
  -1 as const,
  1 as const,
  2 as const,
  3 as const,
  4 as const,
  5 as const,
);
const legs = fc.array(fc.record({ odds, result }), { minLength: 1, maxLength: 10 });
const bonusFolders = fc.constantFrom(null, 3, 5, 7, 9);
const stake = fc.integer({ min: 0, max: 10_000_000 });

describe('properties', () => {
  test('the order of legs never changes the outcome', () => {
    fc.assert(
      fc.property(legs, bonusFolders, stake, (list, bonus, amount) => {
        const input = { stake: amount, bonusFolders: bonus };
        const turned = settleSlip({ ...input, legs: list.toReversed() });
        expect(turned).toEqual(settleSlip({ ...input, legs: list }));
      }),
    );
  });

  test('two slips of half the stake never earn more than one', () => {
    fc.assert(
      fc.property(legs, bonusFolders, stake, stake, (list, bonus, a, b) => {
        const pay = (amount: number) =>
          settleSlip({ stake: amount, legs: list, bonusFolders: bonus }).payout;
        fc.pre(pay(a + b) < Number.MAX_SAFE_INTEGER);
        expect(pay(a) + pay(b)).toBeLessThanOrEqual(pay(a + b));
      }),
    );
  });

  test('the pay-out is never above the exact rational, nor a whole step of odds below it', () => {
    const won = fc.array(odds, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(won, stake, (list, amount) => {
        const settled = settleSlip({
          stake: amount,
          legs: list.map((value) => ({ odds: value, result: 2 })),
          bonusFolders: null,
        });
        const scale = 100n ** BigInt(list.length);
        const exact = list.reduce((product, value) => product * BigInt(value), BigInt(amount));
        const paid = BigInt(settled.payout);
        fc.pre(settled.payout < Number.MAX_SAFE_INTEGER);
        expect(paid * scale <= exact).toBe(true);
        expect((paid + BigInt(amount) / 100n + 2n) * scale > exact).toBe(true);
      }),
    );
  });

  test('a slip whose legs all win pays what the slip showed', () => {
    const picks = fc.array(fc.integer({ min: 131, max: 1_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(picks, bonusFolders, stake, (list, chosen, amount) => {
        const bonus = chosen !== null && list.length >= chosen ? chosen : null;
        const shown = slipTotals(
          {
            legs: list.map((value, index) => ({
              selectionId: `${index}`,
              marketId: '',
              fixtureId: `${index}`,
              typeId: 1,
              odds: value,
              line: null,
            })),
            bonus,
          },
          amount,
        );
        const legsWon = list.map((value) => ({ odds: value, result: 2 as const }));
        const settled = settleSlip({ stake: amount, legs: legsWon, bonusFolders: bonus });
        expect(settled.totalOdds).toBe(shown.totalOdds);
        expect(settled.payout).toBe(shown.payout);
      }),
    );
  });

  test('a void leg of a multiple is as odds of 1.00', () => {
    fc.assert(
      fc.property(legs, fc.boolean(), stake, (list, byPlay, amount) => {
        const one = { odds: 500, result: 3 as const, byPlay };
        const input = { stake: amount, bonusFolders: null };
        const beside = settleSlip({ ...input, legs: [...list, { odds: 100, result: 2 as const }] });
        expect(settleSlip({ ...input, legs: [...list, one] })).toEqual(beside);
      }),
    );
  });
});

describe('with a group of one fixture', () => {
  const factor = fc.integer({ min: 1_000, max: 30_000 });
  const leg = fc.record({
    odds,
    result: fc.constantFrom(
      -1 as const,
      1 as const,
      2 as const,
      3 as const,
      4 as const,
      5 as const,
    ),
    byPlay: fc.boolean(),
  });
  const three = fc.tuple(leg, leg, leg);
  const given = fc.record({
    group: three,
    factors: fc.tuple(factor, factor, factor, factor),
    others: fc.array(leg, { maxLength: 4 }),
    stake: fc.integer({ min: 1, max: 10_000_000 }),
  });
  const SETS = [
    [0, 1, 2],
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;

  /** A group of the first three legs, at the places that a permutation puts them. */
  function slipOf({ group, factors, others, stake: amount }: Given, places: readonly number[]) {
    const list = [...group, ...others];
    const placed: typeof list = [];
    list.forEach((one, at) => {
      placed[places[at] ?? 0] = one;
    });
    const placesOf = (set: readonly number[]) =>
      set.flatMap((at) => places[at] ?? []).sort((a, b) => a - b);
    const parts = SETS.map((set, at) => ({ legs: placesOf(set), factor: factors[at] ?? 0 }));
    const price = jointOdds(
      group.map((one) => one.odds),
      factors[0],
    );
    const joint = [{ legs: placesOf([0, 1, 2]), odds: price, factors: parts }];
    return { stake: amount, legs: placed, bonusFolders: null, joint };
  }
  type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;
  const inOrder = ({ others }: Given) => Array.from({ length: 3 + others.length }, (_, at) => at);

  test('the order of legs never changes the outcome', () => {
    const turned = given.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray(inOrder(one), { minLength: 3 + one.others.length }),
      ),
    );
    fc.assert(
      fc.property(turned, ([one, places]) => {
        expect(settleSlip(slipOf(one, places))).toEqual(settleSlip(slipOf(one, inOrder(one))));
      }),
    );
  });

  test('nothing pays more than what the stake was checked by', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 10_000, max: 20_000_000 }), (one, cap) => {
        const slip = slipOf(one, inOrder(one));
        const price = slipPrice({ prices: slip.legs.map((each) => each.odds), joint: slip.joint });
        const { payout } = settleSlip({ ...slip, stake: stakeWithin(price, cap) });
        expect(payout).toBeLessThanOrEqual(cap);
      }),
    );
  });

  test('won whole it pays its price, and a leg that play did not decide is as if it were not there', () => {
    fc.assert(
      fc.property(given, (one) => {
        const won = one.group.map((each) => ({ ...each, result: 2 as const })) as Given['group'];
        const whole = slipOf({ ...one, group: won, others: [] }, [0, 1, 2]);
        expect(settleSlip(whole).totalOdds).toBe(whole.joint[0]?.odds);
        const [first, second, third] = won;
        const left = slipOf(
          { ...one, group: [first, second, { ...third, result: -1 }], others: [] },
          [...[0, 1, 2]],
        );
        const pair = jointOdds([first.odds, second.odds], one.factors[1]);
        expect(settleSlip(left).totalOdds).toBe(pair);
      }),
    );
  });
});
