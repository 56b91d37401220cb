import type { Db } from '../../lib/db.ts';

export interface Favourites {
  list(memberId: string): Promise<string[]>;
  /** Returns false when there is no such league. */
  add(memberId: string, leagueId: string, now: number): Promise<boolean>;
  remove(memberId: string, leagueId: string): Promise<void>;
}

/** Makes the member's list of favourite leagues, oldest first. */
export function createFavourites(db: Db): Favourites {
  return {
    async list(memberId) {
      const rows = await db.query<{ id: string }>(
        `select league_id as id from favourite_league where member_id = $1
          order by created_at, league_id`,
        [memberId],
      );
      return rows.map(({ id }) => id);
    },
    async add(memberId, leagueId, now) {
      const rows = await db.query<{ known: boolean }>(
        `with l as (select id from league where id = $2), added as (
           insert into favourite_league (member_id, league_id, created_at)
           select $1, id, $3::bigint from l on conflict do nothing)
         select exists (select 1 from l) as known`,
        [memberId, leagueId, now],
      );
      return rows[0]?.known === true;
    },
    async remove(memberId, leagueId) {
      await db.query('delete from favourite_league where member_id = $1 and league_id = $2', [
        memberId,
        leagueId,
      ]);
    },
  };
}
