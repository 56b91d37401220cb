import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
export type SavedSlip = Schemas['SavedSlip'];
export type SlipContents = Schemas['SavedSlipContents'];

interface Row extends Omit<SlipContents, 'sizes'> {
  id: string;
  sizes: number[] | null;
  savedAt: number;
}

interface MatchRow {
  id: string;
  home: string;
  away: string;
  startsAt: number;
}

const fixtureOf = (selectionId: string) => selectionId.split('.')[0] ?? '';

async function withMatches(q: Queryable, rows: readonly Row[]): Promise<SavedSlip[]> {
  const ids = rows.flatMap(({ legs }) => legs.map(({ selectionId }) => fixtureOf(selectionId)));
  const matches = await q.query<MatchRow>(
    'select id, home, away, starts_at as "startsAt" from fixture where id = any($1)',
    [[...new Set(ids)]],
  );
  const byId = new Map(matches.map(({ id, ...match }) => [id, match]));
  return rows.map(({ sizes, legs, ...row }) => ({
    ...row,
    ...(sizes !== null && { sizes }),
    legs: legs.map((leg) => ({ ...leg, ...byId.get(fixtureOf(leg.selectionId)) })),
  }));
}

const COLUMNS = 'id, name, kind, mode, sizes, legs, saved_at as "savedAt"';

/** Reads a member's slips with the names that their matches go by now, newest first. */
export async function listSlips(q: Queryable, memberId: string): Promise<SavedSlip[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from saved_slip where member_id = $1 order by saved_at desc, id`,
    [memberId],
  );
  return withMatches(q, rows);
}

export async function findSlip(
  q: Queryable,
  memberId: string,
  id: string,
): Promise<SavedSlip | null> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from saved_slip where member_id = $1 and id = $2`,
    [memberId, id],
  );
  return (await withMatches(q, rows))[0] ?? null;
}

/** Lets a member's savings count one after the other, until the transaction ends. */
export async function waitForTurn(q: Queryable, memberId: string): Promise<void> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`savedSlip:${memberId}`]);
}

/** Keeps a slip; one that is there under the id stays as it is. Nothing is kept where the member has `max` of them. */
export async function insertSlip(
  q: Queryable,
  { name, kind, mode, sizes, legs }: SlipContents,
  { memberId, id, now, max }: { memberId: string; id: string; now: number; max: number },
): Promise<void> {
  await q.query(
    `insert into saved_slip (member_id, id, name, kind, mode, sizes, legs, saved_at)
     select $1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::bigint
     where (select count(*) from saved_slip where member_id = $1) < $9::int
     on conflict do nothing`,
    [
      ...[memberId, id, name, kind, mode],
      ...[sizes ? JSON.stringify(sizes) : null, JSON.stringify(legs), now, max],
    ],
  );
}

/** Returns whether the member has such a slip. */
export async function renameSlip(q: Queryable, memberId: string, id: string, name: string) {
  const rows = await q.query(
    'update saved_slip set name = $3 where member_id = $1 and id = $2 returning 1',
    [memberId, id, name],
  );
  return rows.length > 0;
}

/** Returns whether the member had such a slip. */
export async function deleteSlip(q: Queryable, memberId: string, id: string) {
  const rows = await q.query(
    'delete from saved_slip where member_id = $1 and id = $2 returning 1',
    [memberId, id],
  );
  return rows.length > 0;
}
