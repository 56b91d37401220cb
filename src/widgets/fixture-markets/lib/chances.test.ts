import { expect, it } from 'vitest';
import { chancesOf } from './chances';

it.each([
  [
    [262, 315, 275],
    [36, 30, 34],
  ],
  [
    [300, 300, 300],
    [34, 33, 33],
  ],
  [
    [128, 345],
    [73, 27],
  ],
  [
    [101, 2500, 5000],
    [94, 4, 2],
  ],
])('of odds %o are %o', (odds, chances) => {
  expect(chancesOf(odds)).toEqual(chances);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBe(100);
});
