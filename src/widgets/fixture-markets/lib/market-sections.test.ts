import { expect, it } from 'vitest';
import { makeBoardDto, sampleViews } from '@/entities/game/testing';
import { findSections, groupCounts, pinnedSections, sectionsOf } from './market-sections';
import { fullDetail, makeFullDetail } from './sample-detail';

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
    ['handicap', 1],
    ['total', 1],
  ]);
});

it('names a market that the dictionary does not have as the feed does, and leaves one out that nobody names', () => {
  const { fixture } = fullDetail();
  const [first] = fixture.markets;
  if (!first) throw new Error('no market');
  const named = { ...first, id: 'a', typeId: 77_001, name: '골대 맞힌 횟수' };
  const unnamed = { ...first, id: 'b', typeId: 77_002, name: undefined };
  const shown = sectionsOf({ ...fixture, markets: [first, named, unnamed] });
  expect(shown.map(({ typeId, name, group }) => [typeId, name, group])).toEqual([
    [first.typeId, '승무패', 'main'],
    [77_001, '골대 맞힌 횟수', 'special'],
  ]);
});

const sections = sectionsOf(fullDetail().fixture);

it.each([
  ['양팀', ['양팀 모두 득점']],
  ['ㅈㅎㅎㅅㅋㅇ', ['정확한 스코어']],
  ['없는 마켓', []],
])('finds %s by name or initials', (query, names) => {
  expect(findSections(sections, query).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['european', [3, 3, 2]],
  ['inplay', [3]],
  ['domestic', [3]],
] as const)('has on a %s slip the lines that it admits', (mode, typeIds) => {
  const dto = makeFullDetail({}, [
    { typeId: 3, line: -25, odds: { 1: 180, 2: 200 } },
    { typeId: 3, line: 0, odds: { 1: 190, 2: 190 } },
    { typeId: 2, line: 225, odds: { Over: 190, Under: 190 } },
  ]);
  const shown = sectionsOf(fullDetail(dto).fixture, mode);
  expect(shown.flatMap(({ markets }) => markets.map(({ typeId }) => typeId)).sort()).toEqual(
    [...typeIds].sort(),
  );
});

it('has the pinned markets in the order in which they were pinned, without those that are not offered', () => {
  expect(pinnedSections(sections, [17, 999, 1]).map(({ typeId }) => typeId)).toEqual([17, 1]);
});
