import { expect, it } from 'vitest';
import { groupOfMarket } from '@/entities/market-dictionary';
import { firstTab, isFeatured } from './featured';
import { sectionsOf } from './market-sections';
import { fullDetail, makeFullDetail } from './sample-detail';

it.each([
  [[1, 7, 900001, 3, 2, 17, 5, 16, 6, 711, 226, 342, 28], true],
  // Of one side, of a half, of corners, of two markets together, the rest.
  [[101, 198, 41, 21, 9, 64, 11, 427, 85], false],
])('of %o on the first tab: %s', (typeIds, isFirst) => {
  for (const typeId of typeIds)
    expect(isFeatured({ typeId, group: groupOfMarket(typeId) }), String(typeId)).toBe(isFirst);
});

it('opens a match with them, and one that has none of them with all', () => {
  expect(firstTab(sectionsOf(fullDetail().fixture))).toBe('main');
  const corners = makeFullDetail({}, [{ typeId: 11, line: 950, odds: { Over: 190, Under: 190 } }]);
  expect(firstTab(sectionsOf(fullDetail(corners).fixture))).toBe('all');
});
