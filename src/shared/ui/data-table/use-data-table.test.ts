import { expect, it } from 'vitest';
import { columnsWithin, finderOf, leastOf } from './use-data-table';

const columns = [
  { id: 'member', least: 170 },
  { id: 'account', width: 240, isSecondary: true },
  { id: 'state', width: 170 },
];
const idsIn = (room: number | null) => columnsWithin(columns, room).map(({ id }) => id);

it('counts 220 for a column that says neither width nor least', () => {
  expect(leastOf(columns)).toBe(580);
  expect(leastOf([{ width: 80 }, {}])).toBe(300);
});

it('leaves out secondary columns together where not every column fits', () => {
  expect(idsIn(580)).toEqual(['member', 'account', 'state']);
  expect(idsIn(579)).toEqual(['member', 'state']);
  expect(idsIn(100)).toEqual(['member', 'state']);
});

it('draws every column before anything was measured', () => {
  expect(idsIn(null)).toEqual(['member', 'account', 'state']);
});

it.each([
  ['한강'.normalize('NFD'), true],
  [' ＭＥＭＢＥＲ０１ ', true],
  ['(010) 7777.0001', true],
  ['+82 10-7777', true],
  ['0001', true],
  ['010-7778', false],
  // Too few digits to be of a phone number.
  ['7.7', false],
])('finds a row by %j: %s', (search, expected) => {
  expect(finderOf(search)('member01 한강바람 01077770001')).toBe(expected);
});
