import { expect, it } from 'vitest';
import { hasNextLevel, levelProgress } from './level-progress';

it.each([
  [32_400_000, { rest: 17_600_000, percent: 64 }],
  [0, { rest: 50_000_000, percent: 0 }],
  [49_999_999, { rest: 1, percent: 99 }],
  [50_000_000, { rest: 0, percent: 100 }],
  [61_000_000, { rest: 0, percent: 100 }],
])('with %i won deposited the next level is %j away', (done, expected) => {
  const nextLevel = { level: 4, required: 50_000_000, done };
  expect(levelProgress({ level: 3, nextLevel })).toMatchObject({
    level: 4,
    points: 40_000,
    ...expected,
  });
});

it('is none for the last level and for groups', () => {
  expect(levelProgress({ level: 12, nextLevel: null })).toBeNull();
  expect([1, 6, 8, 9].every(hasNextLevel)).toBe(true);
  expect([7, 10, 11, 12].some(hasNextLevel)).toBe(false);
});
