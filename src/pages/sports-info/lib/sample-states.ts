import { openedPage } from '@/shared/lib/test-page';
import { makeProblem } from '@/shared/api/testing';
import { leagueInfoPage, sportsInfoPage, teamInfoPage } from '../page';
import { makeLeagueRecord, makeMeetings, makeRecord, makeTable } from './sample-tables';

type Answers = Parameters<typeof openedPage>[1];

const TEAM = '4tq81xk0zv';
const answers = {
  'GET /sports/table': { body: makeTable() },
  [`GET /sports/team/${TEAM}`]: { body: makeRecord() },
};
const waiting = () => new Promise<never>(() => {});
const failing = () => {
  throw new TypeError('fetch failed');
};

function infoOf(own: Answers = {}, team = '') {
  return openedPage(sportsInfoPage, { ...answers, ...own }, { search: team ? { team } : {} });
}

/** The table as a guest finds it. */
export const tableStates = {
  ordinary: infoOf(),
  loading: infoOf({ 'GET /sports/table': waiting }),
  empty: infoOf({
    'GET /sports/table': {
      body: makeTable({ sports: [], leagues: [], competitions: [], league: null, rows: [] }),
    },
  }),
  failed: infoOf({ 'GET /sports/table': failing }),
  /** A sport that ranks by the share of wins. */
  byRate: infoOf({
    'GET /sports/table': {
      body: makeTable({
        rows: makeTable().rows.map((row) => ({ ...row, points: null })),
        league: { id: 'kbo', sport: 'baseball', name: 'KBO', country: 'kr', order: 1 },
      }),
    },
  }),
};

/** The record of a team beside it. */
export const teamStates = {
  ordinary: infoOf({}, TEAM),
  loading: infoOf({ [`GET /sports/team/${TEAM}`]: waiting }, TEAM),
  empty: infoOf(
    {
      [`GET /sports/team/${TEAM}`]: {
        body: makeRecord({
          results: [],
          next: null,
          meetings: { won: 0, drawn: 0, lost: 0, results: [] },
        }),
      },
    },
    TEAM,
  ),
  failed: infoOf({ [`GET /sports/team/${TEAM}`]: failing }, TEAM),
};

const LEAGUE = 'fb-kr-k1';
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
  loading: leagueOf(waiting),
  /** Named by a feed, and nothing was played. */
  empty: leagueOf({ body: makeLeagueRecord({ rows: [], results: [], next: [] }) }),
  missing: leagueOf(makeProblem('NOT_FOUND')),
  failed: leagueOf(failing),
};

/** The page of a team. */
export const teamPageStates = {
  ordinary: ofTeam({ body: makeRecord() }),
  loading: ofTeam(waiting),
  empty: ofTeam({
    body: makeRecord({
      results: [],
      next: null,
      meetings: { won: 0, drawn: 0, lost: 0, results: [] },
    }),
  }),
  missing: ofTeam(makeProblem('NOT_FOUND')),
  failed: ofTeam(failing),
};

const searchOf = (answer: Answer) => infoOf({ 'GET /sports/search': answer });

/** What the search over all leagues and teams answers. */
export const searchStates = {
  found: searchOf({
    body: {
      leagues: [],
      teams: [{ id: TEAM, name: '울산 HD', leagueId: LEAGUE }],
    },
  }),
  none: searchOf({ body: { leagues: [], teams: [] } }),
};
