import { expect, it } from 'vitest';
import { parseRate } from './parse-rate';

it.each([
  ['1380', 13_800_000],
  ['1,380.5', 13_805_000],
  ['１３８０.05', 13_800_500],
  [' 100 ', 1_000_000],
  ['10000.00', 100_000_000],
])('reads %j', (text, rate) => {
  expect(parseRate(text)).toBe(rate);
});

it.each(['', '0', '99.99', '10000.01', '1380.555', '1.2.3', '-1380', '1e3', '1380원', '.5'])(
  'refuses %j',
  (text) => {
    expect(parseRate(text)).toBeNull();
  },
);
