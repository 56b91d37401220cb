import { describe, expect, it } from 'vitest';
import { caretPlace, groupDigits, parseDigits } from './group-digits';

describe('parseDigits', () => {
  it.each([
    ['50,000', 50000],
    ['', null],
    ['원', null],
    ['000', 0],
    ['007', 7],
    ['1만', 1],
    ['12.5', 12],
    ['1,000.00', 1000],
    ['.5', null],
    ['1234567890123456', 123456789012],
  ])('%s is %s', (text, amount) => {
    expect(parseDigits(text)).toBe(amount);
  });
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
