import { openedPage } from '@/shared/lib/test-page';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { leagueInfoPage, sportsInfoPage, teamInfoPage } from '../page';
import { makeLeagueRecord, makeMeetings, makeRecord, makeTable } from './sample-tables';

type Answers = Parameters<typeof openedPage>[1];

const TEAM = '4tq81xk0zv';
const LEAGUE = 'fb-kr-k1';
const answers = {
  'GET /sports/table': { body: makeTable() },
  [`GET /sports/team/${TEAM}`]: { body: makeRecord() },
};

function infoOf(own: Answers = {}, team = '') {
  return openedPage(sportsInfoPage, { ...answers, ...own }, { search: team ? { team } : {} });
}

/** The table as a guest finds it. */
export const tableStates = {
  ordinary: infoOf(),
  loading: infoOf({ 'GET /sports/table': never }),
  empty: infoOf({
    'GET /sports/table': {
      body: makeTable({ sports: [], leagues: [], competitions: [], league: null, rows: [] }),
    },
  }),
  failed: infoOf({ 'GET /sports/table': offline }),
  /** A sport that ranks by the share of wins. */
  byRate: infoOf({
    'GET /sports/table': {
      body: makeTable({
        rows: makeTable().rows.map((row) => ({ ...row, points: null })),
        league: { id: 'kbo', sport: 'baseball', name: 'KBO', country: 'kr', order: 1 },
      }),
    },
  }),
  /** The record of a team beside it. */
  team: infoOf({}, TEAM),
  /** The search over all leagues and teams finds one, or none. */
  found: infoOf({
    'GET /sports/search': {
      body: { leagues: [], teams: [{ id: TEAM, name: '울산 HD', leagueId: LEAGUE }] },
    },
  }),
  none: infoOf({ 'GET /sports/search': { body: { leagues: [], teams: [] } } }),
};

const common = {
  'GET /member/favourite': { body: [] },
  'GET /sports/meeting': { body: makeMeetings() },
};
type Answer = Answers[string];

const leagueOf = (answer: Answer) =>
  openedPage(
    leagueInfoPage,
    { ...common, [`GET /sports/league/${LEAGUE}`]: answer },
    { params: { id: LEAGUE } },
  );
const ofTeam = (answer: Answer) =>
  openedPage(
    teamInfoPage,
    {
      ...common,
      [`GET /sports/league/${LEAGUE}`]: { body: makeLeagueRecord() },
      [`GET /sports/team/${TEAM}`]: answer,
    },
    { params: { id: TEAM } },
  );

/** The page of a league. */
export const leaguePageStates = {
  ordinary: leagueOf({ body: makeLeagueRecord() }),
  loading: leagueOf(never),
  /** Named by a feed, and nothing was played. */
  empty: leagueOf({ body: makeLeagueRecord({ rows: [], results: [], next: [] }) }),
  missing: leagueOf(makeProblem('NOT_FOUND')),
  failed: leagueOf(offline),
};

/** The page of a team. */
export const teamPageStates = {
  ordinary: ofTeam({ body: makeRecord() }),
  loading: ofTeam(never),
  empty: ofTeam({
    body: makeRecord({
      results: [],
      next: null,
      meetings: { won: 0, drawn: 0, lost: 0, results: [] },
    }),
  }),
  missing: ofTeam(makeProblem('NOT_FOUND')),
  failed: ofTeam(offline),
};
