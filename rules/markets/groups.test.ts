import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.gen.ts';
import { groupOf, MARKET_GROUPS } from './groups.ts';
import { MARKET_TYPES } from './market-types.ts';

const rows = [...MARKET_TYPES, ...CATALOGUE];
const of = (id: number) => {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no market ${id}`);
  return groupOf(row);
};

test('every market has a group, and every group a market', () => {
  expect(rows).toHaveLength(492);
  const used = new Set(rows.map(groupOf));
  expect(MARKET_GROUPS.map(({ group }) => group).filter((group) => !used.has(group))).toEqual([]);
  expect([...used].filter((group) => !MARKET_GROUPS.some((each) => each.group === group))).toEqual(
    [],
  );
  expect(new Set(MARKET_GROUPS.map(({ label }) => label)).size).toBe(MARKET_GROUPS.length);
});

test.each([
  ['main', [1, 52, 226, 7, 900001, 88, 900163]],
  ['handicap', [3, 342, 13, 866, 1558]],
  ['total', [2, 101, 322, 165, 900138]],
  ['part', [41, 282, 77, 4, 84, 71, 134, 9, 900033, 989]],
  ['corner-card', [11, 410, 214, 900076]],
  ['scorer', [711, 824, 900090]],
  ['combination', [427, 900020, 900024, 1795]],
  ['special', [6, 5, 16, 17, 85, 132, 762, 274, 900025]],
] as const)('in %s', (group, ids) => {
  expect(ids.map(of)).toEqual(ids.map(() => group));
});
