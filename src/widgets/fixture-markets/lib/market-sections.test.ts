import { expect, it } from 'vitest';
import { makeBoardDto, sampleViews } from '@/entities/game/testing';
import { groupCounts, sectionsOf } from './market-sections';

it('sorts all markets of a fixture into named sections', () => {
  const board = Object.values(sampleViews([makeBoardDto()]))[0];
  const fixture = Object.values(board?.fixtures ?? {})[0];
  if (!fixture) throw new Error('no fixture');
  const sections = sectionsOf(fixture);
  expect(sections.map(({ name, overtime }) => [name, overtime])).toEqual([
    ['승무패', '연장없음'],
    ['언더오버', '연장없음'],
    ['핸디캡', '연장없음'],
  ]);
  expect(groupCounts(sections)).toEqual([
    ['main', 1],
    ['total', 1],
    ['handicap', 1],
  ]);
});
