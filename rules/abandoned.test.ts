import { expect, test } from 'vitest';
import { type AbandonedInput, settleAbandoned } from './abandoned.ts';
import { settleSelection } from './settle.ts';
import vectors from './vectors/abandoned.json' with { type: 'json' };

type Vector = AbandonedInput & { name: string; result: number };

test.each(vectors.cases as unknown as Vector[])('$name', ({ name: _, result, ...input }) => {
  expect(settleAbandoned(input)).toBe(result);
});

test('a finished game that was called early is decided by its innings as well', () => {
  const inning = { home: 0, away: 1 };
  const scores = (count: number) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, inning])),
    100: { home: 0, away: count },
  });
  const bet = { sport: 'baseball', line: null, finished: true } as const;
  const winner = { ...bet, typeId: 226, outcome: '2' };
  expect(settleSelection({ ...winner, scores: scores(4) })).toBe(3);
  expect(settleSelection({ ...winner, scores: scores(5) })).toBe(2);
  const total = { ...bet, typeId: 28, line: 350, outcome: 'Over' };
  expect(settleSelection({ ...total, scores: scores(8) })).toBe(3);
  expect(settleSelection({ ...total, scores: scores(9) })).toBe(2);
});

test('an unknown market is void', () => {
  const input = { sport: 'football', typeId: 999_999, outcome: '1', line: null } as const;
  expect(settleAbandoned({ ...input, scores: {} })).toBe(3);
});

test('a count decides by what there was, never by the score', () => {
  const input = {
    sport: 'football' as const,
    typeId: 11,
    outcome: 'Over',
    line: 850,
    scores: { 10: { home: 9, away: 9 }, live: { home: 9, away: 9 } },
  } as const;
  const corners = (home: number) => ({ corner: { live: { home, away: 4 } } });
  expect(settleAbandoned({ ...input, counts: corners(5) })).toBe(2);
  expect(settleAbandoned({ ...input, outcome: 'Under', counts: corners(5) })).toBe(1);
  expect(settleAbandoned({ ...input, counts: corners(4) })).toBe(3);
  expect(settleAbandoned(input)).toBe(3);
});

test.each([
  [6, 'football', '9-0', { home: 0, away: 0 }, 3],
  [6, 'football', '4-0', { home: 2, away: 0 }, 3],
  [6, 'football', '4-0', { home: 2, away: 1 }, 1],
  [900026, 'basketball', '1 by 11-15', { home: 30, away: 30 }, 3],
  [900026, 'basketball', '2 by 11-15', { home: 90, away: 20 }, 3],
] as const)(
  'what a list names is out of reach or not: %i in %s, %s at %o',
  (typeId, sport, outcome, score, result) => {
    const scores = { live: score };
    expect(settleAbandoned({ typeId, sport, outcome, line: null, scores })).toBe(result);
  },
);
