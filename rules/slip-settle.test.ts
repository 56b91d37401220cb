import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  legLabel,
  legNote,
  type SettleSlipInput,
  settleSlip,
  slipLabelText,
} from './slip-settle.ts';
import { slipTotals } from './slip.ts';
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
      fc.property(picks, bonusFolders, stake, (list, wanted, amount) => {
        const bonus = wanted !== null && list.length >= wanted ? wanted : null;
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
});
