import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

export interface MessageRow {
  id: string;
  title: string;
  contents: string;
  sentAt: number;
  readAt: number | null;
}

const COLUMNS = `id, title, contents, sent_at as "sentAt", read_at as "readAt"`;

/** Counts the unread messages of each member; those without any are left out. */
export async function countUnread(
  q: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await q.query<{ id: string; count: number }>(
    `select member_id as id, count(*)::int as count from message
     where member_id = any($1) and read_at is null and deleted_at is null and recalled_at is null
     group by member_id`,
    [memberIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Older than `after`, newest first. */
export async function listInbox(
  q: Queryable,
  memberId: string,
  after: Position | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return q.query<MessageRow>(
    `select ${COLUMNS} from message
      where member_id = $1 and deleted_at is null and recalled_at is null
        and ($2::bigint is null or (sent_at, id) < ($2::bigint, $3::text))
      order by sent_at desc, id desc limit $4`,
    [memberId, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Marks the member's message read and returns it; the first reading's instant stays. */
export async function readMessage(
  q: Queryable,
  memberId: string,
  id: string,
  now: number,
): Promise<MessageRow | null> {
  const [row] = await q.query<MessageRow>(
    `update message set read_at = coalesce(read_at, $3)
      where id = $1 and member_id = $2 and deleted_at is null and recalled_at is null returning ${COLUMNS}`,
    [id, memberId, now],
  );
  return row ?? null;
}

export async function deleteRead(
  q: Queryable,
  memberId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await q.query(
    `update message set deleted_at = $3
      where id = $1 and member_id = $2 and read_at is not null and deleted_at is null returning 1`,
    [id, memberId, now],
  );
  return rows.length > 0;
}

export async function exists(q: Queryable, memberId: string, id: string): Promise<boolean> {
  const rows = await q.query(
    `select 1 from message
     where id = $1 and member_id = $2 and deleted_at is null and recalled_at is null`,
    [id, memberId],
  );
  return rows.length > 0;
}

export async function insertMessage(
  q: Queryable,
  message: {
    id: string;
    memberId: string;
    title: string;
    contents: string;
    isRead?: boolean;
    now: number;
  },
): Promise<void> {
  const { id, memberId, title, contents, now, isRead = false } = message;
  await q.query(
    `insert into message (id, member_id, title, contents, sent_at, read_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, memberId, title, contents, now, isRead ? now : null],
  );
}

/** Inserts a copy of what staff sent for each of these members. */
export async function insertCopies(
  q: Queryable,
  copies: { id: string; memberId: string }[],
  sent: { sentMessageId: string; title: string; contents: string; now: number },
): Promise<void> {
  await q.query(
    `insert into message (id, member_id, title, contents, sent_at, sent_message_id)
     select c.id, c.member_id, $3, $4, $5, $6 from unnest($1::text[], $2::text[]) as c (id, member_id)`,
    [
      copies.map(({ id }) => id),
      copies.map(({ memberId }) => memberId),
      ...[sent.title, sent.contents, sent.now, sent.sentMessageId],
    ],
  );
}
