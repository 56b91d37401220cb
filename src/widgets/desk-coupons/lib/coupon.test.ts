import { expect, it } from 'vitest';
import { centsOf, userIdsOf } from './coupon';

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

it('takes ids from a line, a column or a spreadsheet, each once', () => {
  expect(userIdsOf(' member01,Member01; coin01\n\tlevel12 ')).toEqual([
    ...['Member01', 'coin01', 'level12'],
  ]);
  expect(userIdsOf(' , \n')).toEqual([]);
});
