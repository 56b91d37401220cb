import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesChances } from './cash-out-market.ts';
import { LEG_RESULT } from './leg-result.ts';
import { MARKET_TYPES, outcomesOf } from './markets/market-types.ts';
import { countFor } from './settle-input.ts';
import { settlePick } from './settle.ts';
import { finishedMatch } from './test/finished-match.ts';

const LINES = [-150, -50, 50, 150, 250];

const cases = MARKET_TYPES.flatMap((type) =>
  type.sports.flatMap((sport) =>
    (type.line ? LINES : [null])
      .filter((line) => sharesChances(type, line, sport))
      .map((line) => ({
        name: `${type.id} ${type.label} ${line ?? ''} ${sport}`,
        type,
        line,
        sport,
      })),
  ),
);

test('most markets on offer can be cashed out', () => {
  const able = new Set(cases.map(({ type }) => type.id));
  expect(able.size).toBeGreaterThan(MARKET_TYPES.length / 2);
});

test.each(cases)(
  '$name: one outcome wins, and none is refunded after a whole match',
  ({ type, line, sport }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { input } = finishedMatch(type, sport, seed);
        // A made-up match may end in a tie that its sport does not know.
        const score = countFor(type, input);
        fc.pre((type.family !== 'winner2' && type.overtime === '') || score?.home !== score?.away);
        const outcomes = outcomesOf(type.id, sport);
        const results = outcomes.map(
          (outcome) => settlePick(type, { ...input, line, outcome, offered: outcomes }).result,
        );
        expect(results.filter((result) => result === LEG_RESULT.won)).toHaveLength(1);
        expect(results.filter((result) => result === LEG_RESULT.lost)).toHaveLength(
          outcomes.length - 1,
        );
      }),
      { numRuns: 30 },
    );
  },
);

test.each([
  [7, null],
  [900001, null],
  [3, -100],
  [2, 225],
  [16, null],
  [202, null],
  [206, null],
  [900171, null],
])('market %i at %s may refund a stake or pays two outcomes, and has none', (typeId, line) => {
  const type = MARKET_TYPES.find(({ id }) => id === typeId);
  expect(type && sharesChances(type, line, type.sports[0] ?? 'football')).toBe(false);
});
