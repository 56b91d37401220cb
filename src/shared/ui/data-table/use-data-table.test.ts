import { expect, it } from 'vitest';
import { columnsWithin, leastOf } from './use-data-table';

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
