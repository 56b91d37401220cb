import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
export type BanKind = Schemas['BanKind'];
type MemberBan = Schemas['MemberBan'];
export type MemberNote = Schemas['MemberNote'];

export interface NewBan {
  id: string;
  memberId: string;
  kind: BanKind;
  /** Epoch milliseconds; null without an end. */
  until: number | null;
  reason: string;
  /** Id of staff. */
  actor: string;
  at: number;
}

export async function insertBan(q: Queryable, ban: NewBan): Promise<void> {
  const { id, memberId, kind, until, reason, actor, at } = ban;
  await q.query(
    `insert into member_ban (id, member_id, kind, until, reason, actor, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, kind, until, reason, actor, at],
  );
}

/** Null for a member who is not kept out now. */
export async function readBan(q: Queryable, memberId: string): Promise<MemberBan | null> {
  const [row] = await q.query<MemberBan>(
    `select b.kind, b.until, b.reason, coalesce(m.nickname, b.actor) as by, b.at
     from member_ban b left join member m on m.id = b.actor where b.member_id = $1 and b.ended_at is null`,
    [memberId],
  );
  return row ?? null;
}

export async function endBan(
  q: Queryable,
  memberId: string,
  { by, reason, at }: { by: string; reason: string | null; at: number },
): Promise<void> {
  await q.query(
    `update member_ban set ended_at = $2, ended_by = $3, end_reason = $4
     where member_id = $1 and ended_at is null`,
    [memberId, at, by, reason],
  );
}

export async function earliestBanEnd(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ until: number | null }>(
    'select min(until) as until from member_ban where ended_at is null and until is not null',
  );
  return row?.until ?? null;
}

/** Ids of members whose ban is due to end. */
export async function listEndingBans(q: Queryable, at: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    'select member_id as id from member_ban where ended_at is null and until <= $1 order by member_id',
    [at],
  );
  return rows.map(({ id }) => id);
}

export async function insertNote(
  q: Queryable,
  note: { id: string; memberId: string; author: string; contents: string; at: number },
): Promise<void> {
  const { id, memberId, author, contents, at } = note;
  await q.query(
    'insert into member_note (id, member_id, author, contents, at) values ($1, $2, $3, $4, $5)',
    [id, memberId, author, contents, at],
  );
}

/** The newest first, at most 100. */
export function listNotes(q: Queryable, memberId: string): Promise<MemberNote[]> {
  return q.query<MemberNote>(
    `select n.id, n.contents, m.nickname as by, n.at from member_note n join member m on m.id = n.author
     where n.member_id = $1 and n.contents <> '' order by n.at desc, n.id desc limit 100`,
    [memberId],
  );
}
