import { expect, it } from 'vitest';
import { parsePercent } from './parse-percent';

it.each([
  ['7', 700],
  ['7.5', 750],
  ['0.05', 5],
  ['１２.25', 1_225],
  [' 0 ', 0],
])('reads %j', (text, basisPoints) => {
  expect(parsePercent(text)).toBe(basisPoints);
});

it.each(['', '.5', '7.555', '1.2.3', '-1', '5%', '1e2', '1000'])('refuses %j', (text) => {
  expect(parsePercent(text)).toBeNull();
});
