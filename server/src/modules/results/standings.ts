import type { components } from '#contract/types.gen.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import { outcomeFor, seasonOf, standingsOf, type TableVenue } from '#rules/standings.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { listLeagueResults, listTeamResults } from './match-result-repository.ts';
import { matchResult } from './match-results.ts';
import {
  listFirstLeagues,
  listLeagues,
  listLeaguesOfTeam,
  listNextOfLeague,
  listPlayed,
  readLeague,
  readNext,
  readTeam,
} from './standing-repository.ts';

type Schemas = components['schemas'];

/** A match counts to no table for longer. */
const TABLE_DAYS = 365;
/** How far back the places lie that a table is compared with. */
const PLACES_MS = 7 * DAY_MS;
const LATEST = 10;
/** More than two teams ever meet in what is kept. */
const ALL_MEETINGS = 1_000;
/** The competitions that the site puts first (specification, section 3). */
const COMPETITIONS = { sport: 'football', limit: 4 } as const;

/** The table of a league at `now` by its season, and the first kick-off that counts. */
async function seasonTable(
  q: Queryable,
  { league: { id, sport }, venue }: { league: Schemas['League']; venue: TableVenue },
  now: number,
): Promise<{ countsFrom: number; rows: Schemas['Standing'][] }> {
  const earliest = now - TABLE_DAYS * DAY_MS;
  const matches = seasonOf(await listPlayed(q, id, earliest));
  const rows = standingsOf(matches, sport, { venue, before: now - PLACES_MS });
  return { countsFrom: matches[0]?.startsAt ?? earliest, rows };
}

/** Which table of `sports_info`, at home, away or both. */
export interface TableQuery {
  sport?: SportKey | undefined;
  league?: string | undefined;
  venue?: TableVenue | undefined;
}

/** Reads the table of a league at `now`; the first league of the first sport where none is named. */
export async function leagueTable(
  q: Queryable,
  { sport: sportKey, league: leagueId, venue = 'all' }: TableQuery,
  now: number,
): Promise<Schemas['LeagueTable']> {
  const earliest = now - TABLE_DAYS * DAY_MS;
  const all = await listLeagues(q, earliest);
  const sports = SPORT_KEYS.filter((key) => all.some(({ sport }) => sport === key));
  const named = all.find(({ id }) => id === leagueId);
  const sport = sportKey ?? named?.sport ?? sports[0];
  const leagues = all.filter((league) => league.sport === sport);
  const league =
    (leagueId === undefined ? leagues[0] : leagues.find(({ id }) => id === leagueId)) ?? null;
  const first = await listFirstLeagues(q, COMPETITIONS);
  const competitions = first.filter(({ id }) => all.some((one) => one.id === id));
  const table = league
    ? await seasonTable(q, { league, venue }, now)
    : { countsFrom: earliest, rows: [] };
  return { venue, sports, leagues, competitions, league, ...table };
}

/** Reads a league with its table at `now`, its latest results and its next matches; null for one that no feed has named. */
export async function leagueRecord(
  q: Queryable,
  leagueId: string,
  now: number,
): Promise<Schemas['LeagueRecord'] | null> {
  const league = await readLeague(q, leagueId);
  if (!league) return null;
  return {
    league,
    ...(await seasonTable(q, { league, venue: 'all' }, now)),
    results: (await listLeagueResults(q, { leagueId, limit: LATEST })).map(matchResult),
    next: await listNextOfLeague(q, { leagueId, now, limit: LATEST }),
  };
}

type Met = Pick<Schemas['Meetings'], 'won' | 'drawn' | 'lost' | 'results'>;

/** How a team has met another, from its side. */
async function metOf(q: Queryable, teamId: string, opponentId: string): Promise<Met> {
  const met = await listTeamResults(q, { teamId, opponentId, limit: ALL_MEETINGS });
  const outcomes = met.map((row) => outcomeFor(teamId, row, row.sport));
  const count = (outcome: (typeof outcomes)[number]): number =>
    outcomes.filter((one) => one === outcome).length;
  return {
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    results: met.slice(0, LATEST).map(matchResult),
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
  const { name, league } = team;
  const next = await readNext(q, teamId, now);
  const opponentId = next && (next.homeId === teamId ? next.awayId : next.homeId);
  return {
    team: { id: teamId, name },
    league,
    leagues: await listLeaguesOfTeam(q, teamId),
    results: (await listTeamResults(q, { teamId, limit: LATEST })).map(matchResult),
    next,
    meetings: opponentId
      ? await metOf(q, teamId, opponentId)
      : { won: 0, drawn: 0, lost: 0, results: [] },
  };
}

/** Reads how two teams have met and where both stand at `now`; null where one of them never had a match. */
export async function meetingsOf(
  q: Queryable,
  { teamId, opponentId }: { teamId: string; opponentId: string },
  now: number,
): Promise<Schemas['Meetings'] | null> {
  const standings: Schemas['Standing'][] = [];
  for (const id of [teamId, opponentId]) {
    const team = await readTeam(q, id);
    if (!team) return null;
    const { rows } = await seasonTable(q, { league: team.league, venue: 'all' }, now);
    standings.push(...rows.filter((row) => row.teamId === id));
  }
  return { ...(await metOf(q, teamId, opponentId)), standings };
}
