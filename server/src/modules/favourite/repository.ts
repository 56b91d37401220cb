import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

export type Favourite = components['schemas']['Favourite'];

/** Finds what is starred: $1 is its id, $2 the kick-off since which fixtures can be. */
const KNOWN: Record<Favourite['kind'], string> = {
  league: 'select 1 from league where id = $1 and $2::bigint is not null',
  team: 'select 1 from fixture where (home_id = $1 or away_id = $1) and $2::bigint is not null limit 1',
  fixture: 'select 1 from fixture where id = $1 and starts_at >= $2::bigint',
  game: 'select 1 from casino_game where id = $1 and $2::bigint is not null',
};

/** With the names they go by now, oldest first. */
export async function listFavourites(q: Queryable, memberId: string): Promise<Favourite[]> {
  const rows = await q.query<Favourite & { name: string | null; startsAt: number | null }>(
    `select v.kind, v.subject_id as id, coalesce(l.name, t.name, g.name, f.home || ' vs ' || f.away) as name,
       f.starts_at as "startsAt"
     from favourite v
     left join league l on v.kind = 'league' and l.id = v.subject_id
     left join fixture f on v.kind = 'fixture' and f.id = v.subject_id
     left join casino_game g on v.kind = 'game' and g.id = v.subject_id
     left join lateral (
       select case when o.home_id = v.subject_id then o.home else o.away end as name from fixture o
       where v.kind = 'team' and (o.home_id = v.subject_id or o.away_id = v.subject_id)
       order by o.starts_at desc limit 1) t on true
     where v.member_id = $1 order by v.created_at, v.kind, v.subject_id`,
    [memberId],
  );
  return rows.map(({ kind, id, name, startsAt }) => ({
    kind,
    id,
    ...(name !== null && { name }),
    ...(startsAt !== null && { startsAt }),
  }));
}

/** Whether there is such a league, team or game, or such a fixture that began after `since`. */
export async function isKnown(q: Queryable, { kind, id }: Favourite, since: number) {
  return (await q.query(KNOWN[kind], [id, since])).length > 0;
}

/** One addition of a member at a time, until the transaction ends. */
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
