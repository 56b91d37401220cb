import { expect, it } from 'vitest';
import { centsOf, countOf, userIdsOf } from './coupon';

it.each([
  ['12.5', 1_250],
  ['0.01', 1],
  ['1,000', 100_000],
  ['１２', 1_200],
])('reads %s dollars as %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each(['', '0', '0.00', '1000.01', '1.234', '-1', '1e3', '.5', '$5'])(
  'takes "%s" for no dollars',
  (text) => {
    expect(centsOf(text)).toBeNull();
  },
);

it('counts whole numbers from 1 to the most', () => {
  expect(['1', '１,０００'].map((text) => countOf(text, 1_000))).toEqual([1, 1_000]);
  for (const text of ['', '0', '1001', '1.5', '-3']) expect(countOf(text, 1_000)).toBeNull();
});

it('takes ids from a line, a column or a spreadsheet, each once', () => {
  expect(userIdsOf(' member01,Member01; coin01\n\tlevel12 ')).toEqual([
    ...['Member01', 'coin01', 'level12'],
  ]);
  expect(userIdsOf(' , \n')).toEqual([]);
});
