import type { Dto } from '#contract/types.gen.ts';
import { sampleBoards } from '@/entities/game/testing';
import { makeFullDetail } from '@/widgets/fixture-markets/testing';
import { makeProblem, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage, type OpenedPageOptions } from '@/shared/lib/test-page';
import { $isEntered } from '../model/admission';
import { europePage } from '../page';
import type { EuropeSearch } from '../search';

type Answers = Parameters<typeof openedPage>[1];

/** The fixtures of the sample boards by league; of the live board those that are played are among them. */
const listsOf = (kind: Dto<'BoardKind'>): Dto<'LeagueBoard'>[] =>
  sampleBoards(kind).flatMap(({ leagues, fixtures }) =>
    leagues.map((league) => ({
      league,
      fixtures: fixtures.filter(({ leagueId }) => leagueId === league.id),
    })),
  );
const lists = listsOf('cross');
/** The tree that they make. */
const leagues = lists.map(({ league, fixtures }) => ({ league, fixtures: fixtures.length }));

const answersOf = (all: readonly Dto<'LeagueBoard'>[]): Answers =>
  Object.fromEntries(
    all.map((data) => {
      const { id } = data.league;
      const body = { topic: `league:${id}`, seq: 1, at: 1, data };
      return [`GET /sports/league/${id}/board`, { body }];
    }),
  );

const detail = makeFullDetail();
const answers: Answers = {
  'GET /sports/league': { body: leagues },
  'GET /member/favourite': { body: [] },
  ...answersOf(lists),
  [`GET /sports/fixture/${detail.fixture.id}`]: {
    body: { topic: `fixture:${detail.fixture.id}`, seq: 1, at: 1, data: detail },
  },
};
/** An hour and some minutes before the first kick-off of the samples. */
const now = kstInstant('2026-11-21 17:34:00');

/** The page as an address opens it, for a member who has entered. */
const opened = (
  search: Partial<EuropeSearch> = {},
  more: Answers = {},
  values: NonNullable<OpenedPageOptions<EuropeSearch>['values']> = [],
) =>
  openedPage(
    europePage,
    { ...answers, ...more },
    { search, values: [[$isEntered, true], [$now, now], ...values] },
  );

/** States of the page by what the server answers. */
export const states = {
  ordinary: opened(),
  live: opened({ league: 'fb-kr-k1' }, answersOf(listsOf('live'))),
  fixture: opened({ fixture: detail.fixture.id }),
  /** Under the question whether to enter. */
  question: opened({}, {}, [[$isEntered, false]]),
  loading: opened({}, { 'GET /sports/league': never }),
  empty: opened({}, { 'GET /sports/league': { body: [] } }),
  gone: opened({ league: 'fb-gone' }),
  failed: opened({}, { 'GET /sports/league': makeProblem('UNAVAILABLE') }),
};
