import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { HiddenBy, State, Writer } from './types.ts';

export interface StoredReply extends Writer {
  id: number;
  postId: number;
  parentId: number | null;
  /** Its place: with the reply that it answers. */
  thread: number;
  text: string;
  state: State;
  hiddenBy: HiddenBy | null;
  createdAt: number;
  editedAt: number | null;
}

export interface ReadReply extends StoredReply {
  isReported: boolean;
}

const STORED = `r.id, r.post_id as "postId", r.parent_id as "parentId", r.thread, r.text, r.state, r.hidden_by as "hiddenBy",
  r.created_at as "createdAt", r.edited_at as "editedAt", r.member_id as "memberId", m.nickname, m.level, m.type, m.role`;
const READ = `${STORED}, exists (
  select from post_report e where e.kind = 'reply' and e.subject_id = r.id and e.member_id = $2) as "isReported"`;
const FROM = 'from post_reply r join member m on m.id = r.member_id';

/** Lists the replies that have a place, each followed by its answers. */
export function listReplies(
  q: Queryable,
  page: { postId: number; reader: string; after: Position | undefined; limit: number },
): Promise<ReadReply[]> {
  const { postId, reader, after, limit } = page;
  return q.query<ReadReply>(
    `select ${READ} ${FROM}
     where r.post_id = $1 and (r.thread, r.id) > ($3::bigint, $4::bigint) and (r.state <> 'deleted' or r.answers > 0)
     order by r.thread, r.id limit $5`,
    [postId, reader, after?.at ?? 0, after?.id ?? 0, limit],
  );
}

export async function readReply(
  q: Queryable,
  id: number,
  reader: string,
): Promise<ReadReply | null> {
  const [row] = await q.query<ReadReply>(`select ${READ} ${FROM} where r.id = $1`, [id, reader]);
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function takeReply(q: Queryable, id: number): Promise<StoredReply | null> {
  const sql = `select ${STORED} ${FROM} where r.id = $1 for update of r`;
  return (await q.query<StoredReply>(sql, [id]))[0] ?? null;
}

/** When the member replied last. */
export async function readLastReply(q: Queryable, memberId: string): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select max(created_at) as at from post_reply where member_id = $1',
    [memberId],
  );
  return row?.at ?? null;
}

export async function insertReply(
  q: Queryable,
  reply: { postId: number; parentId: number | null; memberId: string; text: string; at: number },
): Promise<number> {
  const { postId, parentId, memberId, text, at } = reply;
  const [row] = await q.query<{ id: number }>(
    `insert into post_reply (post_id, parent_id, member_id, text, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [postId, parentId, memberId, text, at],
  );
  if (!row) throw new Error('a new reply was not stored');
  await q.query('update post set replies = replies + 1 where id = $1', [postId]);
  await q.query('update post_reply set answers = answers + 1 where id = $1', [parentId]);
  return row.id;
}

export async function updateReply(
  q: Queryable,
  id: number,
  { text, at }: { text: string; at: number },
): Promise<void> {
  await q.query('update post_reply set text = $2, edited_at = $3 where id = $1', [id, text, at]);
}

/** Leaves of what was reported the text for staff. */
export async function removeReplies(q: Queryable, ids: readonly number[]): Promise<void> {
  await q.query(
    `update post p set replies = p.replies - gone.count
     from (select post_id, count(*) as count from post_reply where id = any($1) and state <> 'deleted' group by post_id) gone
     where p.id = gone.post_id`,
    [ids],
  );
  await q.query(
    `update post_reply r set answers = r.answers - gone.count
     from (select parent_id, count(*) as count from post_reply where id = any($1) and state <> 'deleted' group by parent_id) gone
     where r.id = gone.parent_id`,
    [ids],
  );
  await q.query(
    `update post_reply r set state = 'deleted', hidden_by = null,
       text = case when exists (select from post_case c where c.kind = 'reply' and c.subject_id = r.id) then text else '' end
     where r.id = any($1)`,
    [ids],
  );
}

export async function saveReplyHidden(
  q: Queryable,
  id: number,
  hiddenBy: HiddenBy | null,
): Promise<void> {
  await q.query(
    `update post_reply set state = case when $2::text is null then 'shown' else 'hidden' end, hidden_by = $2 where id = $1`,
    [id, hiddenBy],
  );
}
