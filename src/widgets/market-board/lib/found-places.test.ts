import { expect, it } from 'vitest';
import { makeBoardDto, makeFixtureDto, makeLeagueDto, sampleViews } from '@/entities/game/testing';
import { foundPlaces, otherPlaces } from './found-places';

const match = (at: number, home: string, away: string) =>
  makeFixtureDto({
    id: `found00${at}`,
    leagueId: 'epl',
    home,
    away,
    markets: [],
    homeId: `id-${home}`,
    awayId: `id-${away}`,
  });
const boards = Object.values(
  sampleViews([
    makeBoardDto({
      leagues: [makeLeagueDto({ id: 'epl', name: '잉글랜드 프리미어리그' })],
      fixtures: [
        match(1, '리버풀', '첼시'),
        match(2, '첼시', '리즈'),
        ...Array.from({ length: 7 }, (_, at) => match(10 + at, `유나이티드 ${at}`, '울산 HD')),
      ],
    }),
  ]),
).filter((board) => board !== undefined);

const idsOf = (query: string) => foundPlaces(boards, query).map(({ kind, id }) => [kind, id]);

it('names leagues and teams once, leagues first', () => {
  expect(idsOf('리')).toEqual([
    ['league', 'epl'],
    ['team', 'id-리버풀'],
    ['team', 'id-리즈'],
  ]);
  expect(idsOf('첼시')).toEqual([['team', 'id-첼시']]);
  expect(idsOf('ㄹㅂㅍ')).toEqual([['team', 'id-리버풀']]);
});

it('names none without a search, and five of a kind at most', () => {
  expect(idsOf('  ')).toEqual([]);
  expect(idsOf('유나이티드')).toHaveLength(5);
});

it('leaves out of all places those that the boards have', () => {
  const found = { leagues: [{ id: 'epl' }], teams: [{ id: 'id-리버풀' }, { id: 'id-리옹' }] };
  expect(otherPlaces(found, foundPlaces(boards, '리'))).toEqual({
    leagues: [],
    teams: [{ id: 'id-리옹' }],
  });
  expect(otherPlaces(null, [])).toBeNull();
});
