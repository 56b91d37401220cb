import type { Dto } from '#contract/types.gen.ts';
import type { Detail } from '@/entities/game';
import {
  boardValues,
  makeBoardDto,
  makeFixtureDto,
  makeLeagueDto,
  sampleBoards,
  sampleViews,
} from '@/entities/game/testing';

/** Pairs of store and value that hold the offer of `sampleDetail`, for the forked scope of a story. */
export function sampleDetailValues(): (readonly [unknown, unknown])[] {
  return boardValues(sampleBoards());
}

/** A football match with three markets, for stories. */
export function sampleDetail(): Detail {
  for (const board of Object.values(sampleViews(sampleBoards()))) {
    const fixture = board.fixtures.sample00manc;
    const league = fixture && board.leagues[fixture.leagueId];
    if (league) return { league, fixture };
  }
  throw new Error('the sample boards have no such match');
}

const step = (from: number, count: number, of: (line: number, at: number) => [number, number]) =>
  Array.from({ length: count }, (_, at) => {
    const line = from + at * 50;
    const [first, second] = of(line, at);
    return { line, first, second };
  });
const handicaps = step(-200, 9, (_line, at) => [130 + at * 20, 330 - at * 22]);
const totals = step(100, 9, (_line, at) => [120 + at * 22, 400 - at * 28]);

const fullMarkets: NonNullable<Parameters<typeof makeFixtureDto>[0]>['markets'] = [
  { typeId: 1, odds: { 1: 172, X: 385, 2: 460 } },
  { typeId: 7, odds: { '1X': 118, '12': 125, X2: 210 } },
  { typeId: 900001, odds: { 1: 128, 2: 345 } },
  ...handicaps.map(({ line, first, second }) => ({
    typeId: 3,
    line,
    odds: { 1: first, 2: second },
  })),
  ...totals.map(({ line, first, second }) => ({
    typeId: 2,
    line,
    odds: { Over: first, Under: second },
  })),
  { typeId: 101, line: 150, odds: { Over: 188, Under: 190 } },
  { typeId: 41, odds: { 1: 230, X: 215, 2: 480 } },
  { typeId: 21, line: 100, odds: { Over: 175, Under: 205 } },
  { typeId: 64, line: -50, odds: { 1: 220, 2: 165 } },
  {
    typeId: 427,
    odds: {
      '1 And Over': 260,
      '1 And Under': 380,
      'X And Over': 900,
      'X And Under': 520,
      '2 And Over': 850,
      '2 And Under': 900,
    },
  },
  { typeId: 16, odds: { 1: 155, '2': 255, 'No Goal': 1100 } },
  { typeId: 17, odds: { Yes: 180, No: 198 } },
  { typeId: 5, odds: { Odd: 193, Even: 191 } },
  { typeId: 6, odds: { '0-0': 1100, '1-0': 720, '0-1': 1150, '1-1': 640, '2-0': 790, '2-1': 810 } },
];

/** A football match with markets of most groups and two ladders of lines. */
export function makeFullDetail(
  over: Omit<Partial<Dto<'Fixture'>>, 'markets'> = {},
  markets = fullMarkets,
): Dto<'FixtureDetail'> {
  const fixture = makeFixtureDto({ id: 'sample00full', ...over, markets });
  return { league: makeLeagueDto(), fixture, scores: {} };
}

/** Pairs of store and value that hold the offer of `makeFullDetail`. */
export function fullDetailValues(
  detail: Dto<'FixtureDetail'> = makeFullDetail(),
): (readonly [unknown, unknown])[] {
  return boardValues([], [detail]);
}

/** `makeFullDetail` as pages read it. */
export function fullDetail(dto: Dto<'FixtureDetail'> = makeFullDetail()): Detail {
  const board = makeBoardDto({ leagues: [dto.league], fixtures: [dto.fixture] });
  const [view] = Object.values(sampleViews([board]));
  const fixture = view?.fixtures[dto.fixture.id];
  const league = view?.leagues[dto.league.id];
  if (!fixture || !league) throw new Error('the sample has no such match');
  return { league, fixture };
}
