import { expect, it } from 'vitest';
import { levelUpPoints, nextLevel } from './level.ts';

it.each([
  [1, 2, 5_000_000],
  [6, 8, 500_000_000],
  [9, 10, 3_000_000_000],
])('after %i comes %i', (level, next, required) => {
  expect(nextLevel(level)).toEqual({ level: next, required });
});

it.each([0, 7, 10, 11, 12, 99])('nothing comes after %i', (level) => {
  expect(nextLevel(level)).toBeNull();
});

it.each([
  [1, 2, 20_000],
  [6, 8, 80_000],
  [1, 10, 100_000],
  [6, 7, 0],
  [10, 12, 0],
  [5, 4, 0],
  [3, 3, 0],
])('from level %i to %i brings %i points', (from, to, points) => {
  expect(levelUpPoints({ from, to })).toBe(points);
});
