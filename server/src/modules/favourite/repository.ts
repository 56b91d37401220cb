import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

export type Favourite = components['schemas']['Favourite'];

/** Finds what is starred: $1 is its id, $2 the kick-off since which fixtures can be. */
const KNOWN: Record<Favourite['kind'], string> = {
  league: 'select 1 from league where id = $1 and $2::bigint is not null',
  team: 'select 1 from fixture where (home_id = $1 or away_id = $1) and $2::bigint is not null limit 1',
  fixture: 'select 1 from fixture where id = $1 and starts_at >= $2::bigint',
};

export function listFavourites(q: Queryable, memberId: string): Promise<Favourite[]> {
  return q.query<Favourite>(
    `select kind, subject_id as id from favourite where member_id = $1
      order by created_at, kind, subject_id`,
    [memberId],
  );
}

/** Returns whether there is such a league or team, or such a fixture that began after `since`. */
export async function isKnown(q: Queryable, { kind, id }: Favourite, since: number) {
  return (await q.query(KNOWN[kind], [id, since])).length > 0;
}

/** Lets a member's additions count one after the other, until the transaction ends. */
export async function waitForTurn(q: Queryable, memberId: string): Promise<void> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`favourite:${memberId}`]);
}

/** Adds a favourite; adding it again changes nothing. Returns false when the member has `max` others. */
export async function insertFavourite(
  q: Queryable,
  { memberId, kind, id, now, max }: Favourite & { memberId: string; now: number; max: number },
): Promise<boolean> {
  const rows = await q.query<{ isThere: boolean }>(
    `with added as (
       insert into favourite (member_id, kind, subject_id, created_at)
       select $1, $2, $3, $4::bigint where (select count(*) from favourite where member_id = $1) < $5::int
       on conflict do nothing returning 1)
     select exists (select from added) or exists (
       select from favourite where member_id = $1 and kind = $2 and subject_id = $3) as "isThere"`,
    [memberId, kind, id, now, max],
  );
  return rows[0]?.isThere === true;
}

export async function deleteFavourite(
  q: Queryable,
  memberId: string,
  { kind, id }: Favourite,
): Promise<void> {
  await q.query('delete from favourite where member_id = $1 and kind = $2 and subject_id = $3', [
    memberId,
    kind,
    id,
  ]);
}

/** Removes fixtures that began before an instant from all members' favourites. */
export async function deleteFixturesBefore(q: Queryable, before: number): Promise<void> {
  await q.query(
    `delete from favourite v using fixture f
      where v.kind = 'fixture' and f.id = v.subject_id and f.starts_at < $1`,
    [before],
  );
}
