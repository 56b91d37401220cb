import type { Dto } from '#contract/types.gen.ts';
import { boardValues, sampleBoards } from '@/entities/game/testing';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { makeProblem } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { $isEntered } from '../model/admission';
import { europePage } from '../page';
import type { EuropeSearch } from '../search';

type Answers = Parameters<typeof openedPage>[1];

const boardsOf = (kind: Dto<'BoardKind'>) => sampleBoards(kind);
/** The tree that the sample boards make. */
export const leagues = boardsOf('cross').flatMap(({ leagues: own, fixtures }) =>
  own.map((league) => ({
    league,
    fixtures: fixtures.filter(({ leagueId }) => leagueId === league.id).length,
  })),
);

const board = (kind: Dto<'BoardKind'>, sport: string) => {
  const own = boardsOf(kind).filter((one) => one.sport === sport);
  const boards = own.map((data) => ({ topic: `board:${sport}:${kind}`, seq: 1, data }));
  return { body: { at: 1, boards } };
};
const empty = (kind: Dto<'BoardKind'>) => {
  const data = { sport: 'football', kind, leagues: [], fixtures: [] };
  return { body: { at: 1, boards: [{ topic: `board:football:${kind}`, seq: 1, data }] } };
};

const detail = makeFullDetail();
const answers: Answers = {
  'GET /sports/league': { body: leagues },
  'GET /member/favourite': { body: [] },
  'GET /sports/board?kind=cross&sport=football': board('cross', 'football'),
  'GET /sports/board?kind=cross&sport=basketball': board('cross', 'basketball'),
  'GET /sports/board': empty('live'),
  [`GET /sports/fixture/${detail.fixture.id}`]: {
    body: { topic: `fixture:${detail.fixture.id}`, seq: 1, at: 1, data: detail },
  },
};
const never = () => new Promise<never>(() => {});

/** The page as an address opens it. */
export const opened = (search: Partial<EuropeSearch> = {}, more: Answers = {}) =>
  openedPage(europePage, { ...answers, ...more }, { search, values: [[$isEntered, true]] });

/** States of the page by what the server answers. */
export const states = {
  ordinary: opened(),
  live: opened({ league: 'fb-kr-k1' }, { 'GET /sports/board': board('live', 'football') }),
  fixture: opened({ fixture: detail.fixture.id }),
  loading: opened({}, { 'GET /sports/league': never, 'GET /sports/board': never }),
  empty: opened({}, { 'GET /sports/league': { body: [] } }),
  gone: opened({ league: 'fb-gone' }),
  failed: opened({}, { 'GET /sports/league': makeProblem('UNAVAILABLE') }),
};

/** The offer of the sample boards, for parts of the page. */
export const offer = boardValues(sampleBoards());
