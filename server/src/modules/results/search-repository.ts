import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { LEAGUE } from './standing-repository.ts';

type Schemas = components['schemas'];

/** Lists every league that a feed has named, in the order they are shown. */
export async function listAllLeagues(q: Queryable): Promise<Schemas['League'][]> {
  const rows = await q.query<{ league: Schemas['League'] }>(
    `select ${LEAGUE} as league from league l order by l.ord, l.id`,
  );
  return rows.map(({ league }) => league);
}

/** Lists every team by its latest match: how it was called there, and in which league that was. */
export function listAllTeams(q: Queryable): Promise<Schemas['FoundTeam'][]> {
  return q.query(
    `select distinct on (t.id) t.id, t.name, f.league_id as "leagueId"
     from fixture f cross join lateral (values (f.home_id, f.home), (f.away_id, f.away)) as t (id, name)
     order by t.id, f.starts_at desc, f.id desc`,
  );
}

/** Lists the teams that have a match to come after `now`. */
export async function listTeamsToPlay(q: Queryable, now: number): Promise<string[]> {
  // Scheduled, or about to start.
  const rows = await q.query<{ ids: string[] }>(
    `select array[f.home_id, f.away_id] as ids from fixture f where f.status in (1, 9) and f.starts_at > $1`,
    [now],
  );
  return rows.flatMap(({ ids }) => ids);
}
