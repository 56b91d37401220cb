import { expect, it } from 'vitest';
import type { SportKey } from '#rules/sport-keys.ts';
import { isScoreGrid, reachedScore, scoreGrid, scoreTint } from './score-grid';

const marketOf = (...outcomes: string[]) => ({
  outcomes: outcomes.map((outcome) => ({ id: outcome, outcome })),
});
const score = (home: number, away: number) => ({ home, away });
const few = marketOf('0-0', '1-0', '0-1', '1-1', '2-1', '4-0', 'Any Other Score');

it.each<[string, { home: number; away: number }, number[], [number, (number | null)[]][]]>([
  [
    'from the beginning, any score that is offered among them',
    score(0, 0),
    [0, 1],
    [
      [0, [0, 2]],
      [1, [1, 3]],
      [2, [null, 4]],
      [4, [5, null]],
    ],
  ],
  [
    'from the score that is reached',
    score(1, 0),
    [0, 1],
    [
      [1, [1, 3]],
      [2, [null, 4]],
      [4, [5, null]],
    ],
  ],
  [
    'with one column',
    score(1, 1),
    [1],
    [
      [1, [3]],
      [2, [4]],
    ],
  ],
  ['with none where nothing that is offered can come any more', score(5, 5), [], []],
])('has the scores %s', (_what, reached, columns, rows) => {
  const grid = scoreGrid(few, reached);
  expect(grid.columns).toEqual(columns);
  expect(grid.rows.map(({ home, cells }) => [home, cells])).toEqual(rows);
  expect(grid.others).toEqual([6]);
});

it.each<[number, SportKey, boolean]>([
  [6, 'football', true],
  [9, 'ice-hockey', true],
  [6, 'volleyball', false],
  [900171, 'e-sports', false],
  [1, 'football', false],
])('of market %i in %s is a grid: %s', (typeId, sport, isGrid) => {
  expect(isScoreGrid(typeId, sport)).toBe(isGrid);
});

it.each<[number, SportKey, { home: number; away: number }]>([
  [6, 'football', score(2, 1)],
  [9, 'football', score(1, 1)],
  [100, 'football', score(0, 0)],
])('begins in market %i of %s at %o', (typeId, sport, reached) => {
  const scores = { total: score(2, 1), parts: { '10': score(1, 1) } };
  expect(reachedScore(typeId, sport, scores)).toEqual(reached);
});

it('begins at nil while no score is known', () => {
  expect(reachedScore(6, 'football', { total: null, parts: {} })).toEqual(score(0, 0));
});

it.each([
  [620, 2],
  [1000, 2],
  [1150, 1],
  [1650, 0],
  [null, 0],
])('tints odds of %s by %i', (odds, tint) => {
  expect(scoreTint(odds)).toBe(tint);
});
