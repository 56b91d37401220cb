import type { Queryable } from '../../lib/db.ts';

/** Lists the ids of a member's favourite leagues, oldest first. */
export async function listFavourites(q: Queryable, memberId: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select league_id as id from favourite_league where member_id = $1
      order by created_at, league_id`,
    [memberId],
  );
  return rows.map(({ id }) => id);
}

/** Adds a league; adding it again changes nothing. Returns false when there is no such league. */
export async function insertFavourite(
  q: Queryable,
  memberId: string,
  leagueId: string,
  now: number,
): Promise<boolean> {
  const rows = await q.query<{ known: boolean }>(
    `with l as (select id from league where id = $2), added as (
       insert into favourite_league (member_id, league_id, created_at)
       select $1, id, $3::bigint from l on conflict do nothing)
     select exists (select 1 from l) as known`,
    [memberId, leagueId, now],
  );
  return rows[0]?.known === true;
}

export async function deleteFavourite(
  q: Queryable,
  memberId: string,
  leagueId: string,
): Promise<void> {
  await q.query('delete from favourite_league where member_id = $1 and league_id = $2', [
    memberId,
    leagueId,
  ]);
}
