import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { CATALOGUE } from './markets/catalogue.gen.ts';
import { MARKET_TYPES, type MarketType } from './markets/market-types.ts';
import { SPORTS_OF_MARKET } from './markets/scope.gen.ts';
import type { Settled } from './pick-result.ts';
import { settlePick } from './settle.ts';
import { SPORT_KEYS, type SportKey } from './sports.ts';
import { finishedMatch, listedOutcomes } from './test/finished-match.ts';

const types = [...MARKET_TYPES, ...CATALOGUE].filter(({ family }) => family !== 'outright');
const { open, lost, won, void: refunded, halfLost, halfWon } = LEG_RESULT;

const cases = types.flatMap((type) =>
  (SPORTS_OF_MARKET[type.id] ?? []).map((sport) => ({
    name: `${type.id} ${type.label}`,
    type,
    sport,
  })),
);
const SCORES_IN_BOTH_HALVES = 169;
const seeds = fc.integer({ min: 1, max: 1_000_000 });

function settleAll(type: MarketType, sport: SportKey, seed: number): Map<string, Settled> {
  const { input, outcomes } = finishedMatch(type, sport, seed);
  return new Map(
    outcomes.map((outcome) => [outcome, settlePick(type, { ...input, outcome })] as const),
  );
}

function resultsOf(type: MarketType, sport: SportKey, seed: number): LegResult[] {
  return [...settleAll(type, sport, seed).values()].map(({ result }) => result);
}

/** What a stake of 1 on each outcome at odds of 1 would share: one whole winner, however many tie. */
function sharesOf(settled: Iterable<Settled>): number {
  return [...settled]
    .filter(({ result }) => result === won)
    .reduce((sum, { deadHeat }) => sum + (deadHeat ? deadHeat.places / deadHeat.tied : 1), 0);
}

test('every market of the dictionary is settled in every sport that it is about', () => {
  expect(types).toHaveLength(484);
  expect(new Set(cases.map(({ type }) => type)).size).toBe(types.length);
  // Futsal, field hockey and rugby league have what is about all sports; races have no score.
  const sports = SPORT_KEYS.filter((key) => cases.every(({ sport }) => sport !== key));
  expect(sports).toEqual(['horse-racing', 'greyhounds']);
});

test.each(cases)('$name: every outcome has a result after a match of $sport', ({ type, sport }) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const results = resultsOf(type, sport, seed);
      expect(results.length).toBeGreaterThan(0);
      expect(results).not.toContain(open);
    }),
    { numRuns: 12 },
  );
});

describe('what excludes each other', () => {
  const opposite: Partial<Record<LegResult, LegResult>> = {
    [won]: lost,
    [lost]: won,
    [refunded]: refunded,
    [halfWon]: halfLost,
    [halfLost]: halfWon,
  };
  const twoWay = cases.filter(({ type: { family } }) =>
    ['handicap', 'total', 'team-total', 'player-total', 'winner2', 'draw-no-bet'].includes(family),
  );
  test.each(twoWay)('$name in $sport: what one side wins the other loses', ({ type, sport }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, other] = resultsOf(type, sport, seed);
        expect(other).toBe(opposite[one as LegResult]);
      }),
      { numRuns: 12 },
    );
  });

  const ONE_WINNER = 'winner3 handicap3 total3 odd-even yes-no both-score team-score clean-sheet';
  const OR_REFUND =
    'htft exact-number margin highest-period first-score last-score next-score race-to';
  // That a side scores in both halves excludes nothing for the other.
  const listed = cases.filter(
    ({ type: { id, family } }) =>
      id !== SCORES_IN_BOTH_HALVES && `${ONE_WINNER} ${OR_REFUND}`.split(' ').includes(family),
  );
  test.each(listed)('$name in $sport: one outcome wins, or all are refunded', ({ type, sport }) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const all = settleAll(type, sport, seed);
        const isRefunded = [...all.values()].every(({ result }) => result === refunded);
        expect(isRefunded ? 1 : sharesOf(all.values())).toBeCloseTo(1);
      }),
      { numRuns: 12 },
    );
  });
});

test('lists that only a feed knows have outcomes for these tests', () => {
  const starred = types.filter(({ outcomes }) => outcomes[0]?.startsWith('*'));
  expect(starred.filter((type) => listedOutcomes(type).length < 2)).toEqual([]);
});
