import { describe, expect, it } from 'vitest';
import { typedDigits } from './index';
import { parseWhole } from './typed-number';

describe('a whole number', () => {
  it.each([
    ['50000', 50_000],
    ['1,000', 1000],
    ['1，000', 1000],
    [' 12 345 ', 12_345],
    ['１２３', 123],
    ['007', 7],
    ['000', 0],
    ['999999999999', 999_999_999_999],
    ['0000999999999999', 999_999_999_999],
  ])('is read out of %j', (text, number) => {
    expect(parseWhole(text)).toBe(number);
  });

  it.each(['', ' ', ','])('is not there in %j', (text) => {
    expect(parseWhole(text)).toBeNull();
  });

  it.each([
    '0x10',
    '0b11',
    '1e3',
    '１ｅ３',
    'Infinity',
    'NaN',
    '-5',
    '－5',
    '+5',
    '1.5',
    '１．５',
    '.5',
    '1만',
    '5원',
    '1_000',
    '½',
    '٣',
    '1234567890123',
  ])('is refused in %j', (text) => {
    expect(parseWhole(text)).toBeUndefined();
  });
});

describe('digits that are no amount', () => {
  it.each([
    ['010-1234-5678', '01012345678'],
    ['０１０－１２３４－５６７８', '01012345678'],
    ['110 22 333', '11022333'],
    ['0012', '0012'],
    ['0x10', '0x10'],
    ['1e3', '1e3'],
    ['１２３４', '1234'],
  ])('%j is %j', (typed, digits) => {
    expect(typedDigits(typed)).toBe(digits);
  });
});
