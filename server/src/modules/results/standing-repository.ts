import type { components } from '#contract/types.gen.ts';
import type { SportKey } from '#rules/sports.ts';
import type { PlayedMatch } from '#rules/standings.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
type League = Schemas['League'];

/** A league of `league l` as it is shown. */
export const LEAGUE = `jsonb_build_object('id', l.id, 'sport', l.sport, 'name', l.name, 'country', l.country, 'order', l.ord)`;

// Played to its end, as rules/fixture-status.ts names it.
const PLAYED = 'f.status = 3';

/** Lists leagues with a match that was played to its end since `from`, as they are shown. */
export async function listLeagues(q: Queryable, from: number): Promise<League[]> {
  const rows = await q.query<{ league: League }>(
    `select ${LEAGUE} as league from league l
     where exists (select from fixture f where f.league_id = l.id and f.starts_at >= $1 and ${PLAYED})
     order by l.ord, l.id`,
    [from],
  );
  return rows.map(({ league }) => league);
}

/** The leagues of a sport that come first, with or without matches. */
export async function listFirstLeagues(
  q: Queryable,
  { sport, limit }: { sport: SportKey; limit: number },
): Promise<League[]> {
  const rows = await q.query<{ league: League }>(
    `select ${LEAGUE} as league from league l where l.sport = $1 order by l.ord, l.id limit $2`,
    [sport, limit],
  );
  return rows.map(({ league }) => league);
}

/** Lists the matches of a league that were played to their end since `from`, in the order of their kick-offs. */
export function listPlayed(q: Queryable, leagueId: string, from: number): Promise<PlayedMatch[]> {
  return q.query(
    `select f.home_id as "homeId", f.away_id as "awayId", f.home, f.away, f.scores,
       f.starts_at as "startsAt" from fixture f
     where f.league_id = $1 and f.starts_at >= $2 and ${PLAYED} order by f.starts_at, f.id`,
    [leagueId, from],
  );
}

/** Reads a league as it is shown; null where no feed has named it. */
export async function readLeague(q: Queryable, leagueId: string): Promise<League | null> {
  const [row] = await q.query<{ league: League }>(
    `select ${LEAGUE} as league from league l where l.id = $1`,
    [leagueId],
  );
  return row?.league ?? null;
}

/** Lists the leagues that a team has matches in, in the order they are shown. */
export async function listLeaguesOfTeam(q: Queryable, teamId: string): Promise<League[]> {
  const rows = await q.query<{ league: League }>(
    `select ${LEAGUE} as league from league l
     where exists (select from fixture f where f.league_id = l.id and (f.home_id = $1 or f.away_id = $1))
     order by l.ord, l.id`,
    [teamId],
  );
  return rows.map(({ league }) => league);
}

/** Names a team by its latest match, with the league and sport of it; null where it has none. */
export async function readTeam(
  q: Queryable,
  teamId: string,
): Promise<{ name: string; sport: SportKey; league: League } | null> {
  const [row] = await q.query<{ name: string; sport: SportKey; league: League }>(
    `select case when f.home_id = $1 then f.home else f.away end as name, f.sport, ${LEAGUE} as league
     from fixture f join league l on l.id = f.league_id
     where f.home_id = $1 or f.away_id = $1 order by f.starts_at desc, f.id desc limit 1`,
    [teamId],
  );
  return row ?? null;
}

// Scheduled, or about to start.
const NEXT = `select f.id, f.home, f.away, f.home_id as "homeId", f.away_id as "awayId", f.starts_at as "startsAt"
  from fixture f where f.status in (1, 9)`;

/** Reads the next match of a team after `now`; null where none is known. */
export async function readNext(
  q: Queryable,
  teamId: string,
  now: number,
): Promise<Schemas['NextMatch'] | null> {
  const [row] = await q.query<Schemas['NextMatch']>(
    `${NEXT} and (f.home_id = $1 or f.away_id = $1) and f.starts_at > $2
     order by f.starts_at, f.id limit 1`,
    [teamId, now],
  );
  return row ?? null;
}

/** Lists the next matches of a league after `now`. */
export function listNextOfLeague(
  q: Queryable,
  { leagueId, now, limit }: { leagueId: string; now: number; limit: number },
): Promise<Schemas['NextMatch'][]> {
  return q.query(
    `${NEXT} and f.league_id = $1 and f.starts_at > $2 order by f.starts_at, f.id limit $3`,
    [leagueId, now, limit],
  );
}
