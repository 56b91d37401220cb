import type { components } from '#contract/types.gen.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import { outcomeFor, standingsOf } from '#rules/standings.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { listLeagueResults, listTeamResults } from './match-result-repository.ts';
import { matchResult } from './match-results.ts';
import {
  listLeagues,
  listLeaguesOfTeam,
  listNextOfLeague,
  listPlayed,
  readLeague,
  readNext,
  readTeam,
} from './standing-repository.ts';

type Schemas = components['schemas'];

/** How long a match counts to the table of its league. */
const TABLE_DAYS = 365;
const LATEST = 10;
/** More than two teams ever meet in what is kept. */
const ALL_MEETINGS = 1_000;

/** Reads the table of a league at `now`; the first league of the first sport where none is named. */
export async function leagueTable(
  q: Queryable,
  wanted: { sport: SportKey | undefined; league: string | undefined },
  now: number,
): Promise<Schemas['LeagueTable']> {
  const countsFrom = now - TABLE_DAYS * DAY_MS;
  const all = await listLeagues(q, countsFrom);
  const sports = SPORT_KEYS.filter((key) => all.some(({ sport }) => sport === key));
  const named = all.find(({ id }) => id === wanted.league);
  const sport = wanted.sport ?? named?.sport ?? sports[0];
  const leagues = all.filter((league) => league.sport === sport);
  const league =
    (wanted.league === undefined ? leagues[0] : leagues.find(({ id }) => id === wanted.league)) ??
    null;
  const rows = league ? standingsOf(await listPlayed(q, league.id, countsFrom), league.sport) : [];
  return { countsFrom, sports, leagues, league, rows };
}

/** Reads a league with its table at `now`, its latest results and its next matches; null for one that no feed has named. */
export async function leagueRecord(
  q: Queryable,
  leagueId: string,
  now: number,
): Promise<Schemas['LeagueRecord'] | null> {
  const league = await readLeague(q, leagueId);
  if (!league) return null;
  const countsFrom = now - TABLE_DAYS * DAY_MS;
  return {
    league,
    countsFrom,
    rows: standingsOf(await listPlayed(q, leagueId, countsFrom), league.sport),
    results: (await listLeagueResults(q, { leagueId, limit: LATEST })).map(matchResult),
    next: await listNextOfLeague(q, { leagueId, now, limit: LATEST }),
  };
}

/** Reads a team with its leagues, its latest results, its next match and how the two have met; null for one that never had a match. */
export async function teamRecord(
  q: Queryable,
  teamId: string,
  now: number,
): Promise<Schemas['TeamRecord'] | null> {
  const team = await readTeam(q, teamId);
  if (!team) return null;
  const { name, sport, league } = team;
  const next = await readNext(q, teamId, now);
  const opponentId = next && (next.homeId === teamId ? next.awayId : next.homeId);
  const met = opponentId
    ? await listTeamResults(q, { teamId, opponentId, limit: ALL_MEETINGS })
    : [];
  const outcomes = met.map((row) => outcomeFor(teamId, row, sport));
  const count = (outcome: (typeof outcomes)[number]): number =>
    outcomes.filter((one) => one === outcome).length;
  return {
    team: { id: teamId, name },
    league,
    leagues: await listLeaguesOfTeam(q, teamId),
    results: (await listTeamResults(q, { teamId, limit: LATEST })).map(matchResult),
    next,
    meetings: {
      ...{ won: count('won'), drawn: count('drawn'), lost: count('lost') },
      results: met.slice(0, LATEST).map(matchResult),
    },
  };
}
