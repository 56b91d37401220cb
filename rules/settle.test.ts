import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './markets/catalogue.gen.ts';
import { MARKET_TYPES, outcomesOf } from './markets/market-types.ts';
import { type SettleInput, settlePick, settleSelection, voidsAfterPostponement } from './settle.ts';
import type { DeadHeat } from './pick-result.ts';
import { settleSlip } from './slip-settle.ts';
import vectors from './vectors/settlement.json' with { type: 'json' };

type Vector = Omit<SettleInput, 'finished'> & {
  n: number;
  market: string;
  odds: number;
  result: number;
  payoutOf100000: number;
  deadHeat?: DeadHeat;
};

const cases = vectors.cases as unknown as Vector[];

const types = new Map([...MARKET_TYPES, ...CATALOGUE].map((type) => [type.id, type]));

function settle(vector: Vector) {
  const type = types.get(vector.typeId);
  if (!type) throw new Error(`no market ${vector.typeId}`);
  return settlePick(type, { ...vector, finished: true });
}

describe('worked examples', () => {
  test('are numbered without a gap', () => {
    expect(cases.length).toBeGreaterThanOrEqual(77);
    expect(cases.map((vector) => vector.n)).toEqual(cases.map((_, index) => index + 1));
  });

  test.each(cases)('$n $market $outcome $line', (vector) => {
    const settled = settle(vector);
    expect(settled).toEqual({
      result: vector.result,
      ...(vector.deadHeat && { deadHeat: vector.deadHeat }),
    });
    const slip = settleSlip({
      stake: 100_000,
      legs: [{ odds: vector.odds, ...settled }],
      bonusFolders: null,
    });
    expect(slip.payout).toBe(vector.payoutOf100000);
  });
});

describe('undecided picks', () => {
  const base = { line: null, sport: 'football', finished: false } as const;

  test('a match market waits for the end', () => {
    const scores = {
      10: { home: 1, away: 0 },
      20: { home: 0, away: 0 },
      100: { home: 1, away: 0 },
    };
    expect(settleSelection({ ...base, typeId: 1, outcome: '1', scores })).toBe(0);
    expect(settleSelection({ ...base, typeId: 1, outcome: '1', scores, finished: true })).toBe(2);
  });

  test('a first half is settled when the second has begun', () => {
    const first = { 10: { home: 1, away: 0 } };
    expect(settleSelection({ ...base, typeId: 41, outcome: '1', scores: first })).toBe(0);
    const scores = { ...first, 20: { home: 0, away: 0 } };
    expect(settleSelection({ ...base, typeId: 41, outcome: '1', scores })).toBe(2);
  });

  test('regulation time is settled when extra time has begun', () => {
    const scores = {
      10: { home: 1, away: 0 },
      20: { home: 0, away: 1 },
      100: { home: 1, away: 1 },
    };
    const extra = { ...scores, 30: { home: 0, away: 0 } };
    expect(settleSelection({ ...base, typeId: 1, outcome: 'X', scores: extra })).toBe(2);
  });

  test('innings 1 to 5 need every inning, and a game called before is void', () => {
    const inning = { home: 1, away: 0 };
    const scores = { 1: inning, 2: inning, 3: inning, 4: inning, 5: inning };
    const bet = { ...base, sport: 'baseball', typeId: 235, outcome: '1' } as const;
    expect(settleSelection({ ...bet, scores })).toBe(0);
    expect(settleSelection({ ...bet, scores: { ...scores, 6: { home: 0, away: 0 } } })).toBe(2);
    const short = { 1: inning, 2: inning, 100: { home: 2, away: 0 } };
    expect(settleSelection({ ...bet, scores: short, finished: true })).toBe(3);
  });

  test('a set that was not played is void', () => {
    const set = { home: 25, away: 20 };
    const scores = { 1: set, 2: set, 3: set, 100: { home: 3, away: 0 } };
    const bet = { ...base, sport: 'volleyball', typeId: 205, outcome: '1', scores } as const;
    expect(settleSelection({ ...bet, finished: true })).toBe(3);
    expect(settleSelection(bet)).toBe(0);
  });

  test('a half that nobody reported is void once the match is over', () => {
    const scores = { 100: { home: 2, away: 1 } };
    const bet = { ...base, scores };
    for (const [typeId, outcome] of [
      [41, '1'],
      [900039, 'Over'],
      [4, '1/1'],
    ] as const) {
      expect(settleSelection({ ...bet, typeId, outcome, line: 50, finished: true })).toBe(3);
      expect(settleSelection({ ...bet, typeId, outcome, line: 50 })).toBe(0);
    }
    const quarters = { 1: { home: 20, away: 18 }, 100: { home: 85, away: 80 } };
    const half = { ...base, sport: 'basketball', typeId: 53, line: 50, outcome: '1' } as const;
    expect(settleSelection({ ...half, scores: quarters, finished: true })).toBe(3);
  });

  test('basketball halves add quarters and a later overtime does not count', () => {
    const scores = {
      1: { home: 20, away: 18 },
      2: { home: 20, away: 22 },
      3: { home: 25, away: 20 },
      4: { home: 20, away: 25 },
      40: { home: 9, away: 4 },
      100: { home: 85, away: 85 },
      101: { home: 94, away: 89 },
    };
    const bet = { line: 8950, sport: 'basketball', finished: true, scores } as const;
    expect(settleSelection({ ...bet, typeId: 900039, outcome: 'Over' })).toBe(2);
    expect(settleSelection({ ...bet, typeId: 900039, line: 9050, outcome: 'Over' })).toBe(1);
    expect(settleSelection({ ...bet, typeId: 53, line: 50, outcome: '1' })).toBe(2);
  });

  test('any other score needs the offered list', () => {
    const scores = { 100: { home: 5, away: 4 } };
    const bet = { ...base, typeId: 6, outcome: 'Any Other Score', scores, finished: true };
    expect(settleSelection(bet)).toBe(0);
    expect(settleSelection({ ...bet, offered: ['5-4', 'Any Other Score'] })).toBe(1);
  });

  test.each([
    ['4-0', { home: 4, away: 0 }, 2],
    ['4-0', { home: 4, away: 1 }, 1],
    ['4-0', { home: 0, away: 4 }, 1],
    ['12-11', { home: 12, away: 11 }, 2],
    // Listed by itself, it is no other score any more.
    ['Any Other Score', { home: 4, away: 0 }, 1],
    ['Any Other Score', { home: 5, away: 0 }, 2],
  ])('a score that a feed lists beside those of the table: %s at %o', (outcome, score, result) => {
    const offered = [...outcomesOf(6, 'football'), '4-0', '12-11'];
    const bet = { ...base, typeId: 6, scores: { 100: score }, finished: true, offered };
    expect(settleSelection({ ...bet, outcome })).toBe(result);
  });

  test('first team to score', () => {
    const bet = { ...base, typeId: 16, finished: true };
    const drawn = { 100: { home: 1, away: 1 } };
    expect(
      settleSelection({ ...bet, outcome: 'No Goal', scores: { 100: { home: 0, away: 0 } } }),
    ).toBe(2);
    expect(settleSelection({ ...bet, outcome: '2', scores: { 100: { home: 0, away: 2 } } })).toBe(
      2,
    );
    const overtime = {
      100: { home: 0, away: 0 },
      40: { home: 1, away: 0 },
      101: { home: 1, away: 0 },
    };
    const hockey = { ...bet, sport: 'ice-hockey', scores: overtime, firstScorer: '1' } as const;
    expect(settleSelection({ ...hockey, outcome: 'No Goal' })).toBe(2);
    expect(settleSelection({ ...hockey, outcome: '1' })).toBe(1);
    expect(settleSelection({ ...bet, outcome: '1', scores: drawn })).toBe(0);
    expect(settleSelection({ ...bet, outcome: '1', scores: drawn, firstScorer: '1' })).toBe(2);
  });

  test('the first goal of the match is that of its first part, if that has one', () => {
    const bet = { typeId: 900010, line: null, sport: 'football', firstScorer: '2' } as const;
    const half = (home: number, away: number) => ({ 10: { home, away } });
    const running = { ...bet, finished: false };
    expect(settleSelection({ ...running, outcome: '2', scores: half(1, 1) })).toBe(2);
    expect(settleSelection({ ...running, outcome: '1', scores: half(1, 1) })).toBe(1);
    const later = { ...half(0, 0), 20: { home: 0, away: 1 } };
    expect(settleSelection({ ...running, outcome: '2', scores: later })).toBe(1);
    expect(settleSelection({ ...running, outcome: 'No Goal', scores: later })).toBe(2);
  });
});

describe('fixture statuses', () => {
  test('a postponed fixture is void 24 hours after its start', () => {
    expect(voidsAfterPostponement('football', 1000, 1000 + 86_399_999)).toBe(false);
    expect(voidsAfterPostponement('football', 1000, 1000 + 86_400_000)).toBe(true);
  });

  test('one of tennis is void when its day in Seoul is over', () => {
    const startsAt = Date.UTC(2026, 4, 11, 14, 30);
    const midnight = Date.UTC(2026, 4, 11, 15);
    expect(voidsAfterPostponement('tennis', startsAt, midnight - 1)).toBe(false);
    expect(voidsAfterPostponement('tennis', startsAt, midnight)).toBe(true);
    expect(voidsAfterPostponement('tennis', midnight, midnight + 86_399_999)).toBe(false);
  });
});
