import { describe, expect, it } from 'vitest';
import { caretPlace, groupDigits, parseAmount } from './group-digits';

describe('parseAmount', () => {
  it.each([
    ['50,000', 50000, false],
    ['1,2345', 12345, false],
    ['１２３', 123, false],
    ['', null, false],
    ['12.', 12, true],
    ['12.5', 12, true],
    ['１２．５', 12, true],
    ['1,000.00', 1000, true],
    ['.5', null, true],
  ])('%j is %s', (text, amount, hasPoint) => {
    expect(parseAmount(text)).toEqual({ amount, hasPoint });
  });

  it.each(['0x10', '1e3', '1.5e3', '-5', '1만', 'Infinity', '1234567890123'])(
    '%j is refused',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );
});

describe('groupDigits', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100000000, '100,000,000'],
  ])('%s is %s', (amount, text) => {
    expect(groupDigits(amount)).toBe(text);
  });
});

describe('caretPlace', () => {
  it.each([
    ['1,000', 0, 5],
    ['1,000', 3, 2],
    ['1,000', 4, 0],
    ['12,345', 5, 0],
    ['12,345', 2, 4],
  ])('in %s with %s digits after it is %s', (text, digitsAfter, place) => {
    expect(caretPlace(text, digitsAfter)).toBe(place);
  });
});
