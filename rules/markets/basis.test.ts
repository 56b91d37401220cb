import { expect, test } from 'vitest';
import type { SportKey } from '../sports.ts';
import { settleSelection } from '../settle.ts';
import { basisOf } from './basis.ts';
import { marketType } from './market-types.ts';

const offerScore = { home: 2, away: 1 };
const basis = (typeId: number, sport: SportKey, inPlay = true) =>
  basisOf({ typeId, family: marketType(typeId)?.family ?? '', sport, offerScore, inPlay });

test('football handicaps of a match and its halves count from the score of their offer', () => {
  expect([3, 64, 65].map((id) => basis(id, 'football'))).toEqual([
    offerScore,
    offerScore,
    offerScore,
  ]);
});

test('totals, three-way handicaps and other sports count from the beginning', () => {
  const start = { home: 0, away: 0 };
  expect([2, 101, 322, 835, 13].map((id) => basis(id, 'football'))).toEqual(Array(5).fill(start));
  expect(basis(3, 'ice-hockey')).toEqual(start);
  expect(basis(342, 'basketball')).toEqual(start);
});

test('nothing is counted from a score before kick-off, nor by markets without a line', () => {
  expect(basis(3, 'football', false)).toBeNull();
  expect([1, 7, 17, 427].map((id) => basis(id, 'football'))).toEqual([null, null, null, null]);
});

test('says what settlement does: home -1 taken at 2:1 is void at 3:1, over 3 is won', () => {
  const input = {
    outcome: '1',
    line: -100,
    offerScore,
    sport: 'football' as const,
    scores: { 100: { home: 3, away: 1 } },
    finished: true,
  };
  expect(settleSelection({ ...input, typeId: 3 })).toBe(3);
  expect(settleSelection({ ...input, typeId: 2, outcome: 'Over', line: 300 })).toBe(2);
});
