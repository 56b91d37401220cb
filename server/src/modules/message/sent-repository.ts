import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { beginsWith } from '../../lib/like.ts';
import type { Position } from '../../lib/page.ts';

export type SentMessage = components['schemas']['SentMessage'];
export type SentMessageText = { message: SentMessage; contents: string };

// Counted at each read: all who open a message would wait for a counter in its row.
const SENT = `
  select s.id, s.title, s.audience, s.level, s.member_id as "memberId", m.nickname, s.receivers, s.excluded, s.recalled,
    (select count(*)::int from message c where c.sent_message_id = s.id and c.read_at is not null) as read,
    w.nickname as "sentBy", s.sent_at as "sentAt", r.nickname as "recalledBy", s.recalled_at as "recalledAt",
    s.recall_reason as "recallReason"`;
const FROM = `
  from sent_message s join member w on w.id = s.sender left join member m on m.id = s.member_id
    left join member r on r.id = s.recalled_by`;

type Row = Omit<SentMessage, 'unread'>;

const show = (row: Row): SentMessage => ({
  ...row,
  unread: row.receivers - row.read - row.recalled,
});

/** The newest first. */
export async function listSent(
  q: Queryable,
  { text, after, limit }: { text: string | undefined; after: Position | undefined; limit: number },
): Promise<SentMessage[]> {
  const found =
    text === undefined
      ? ''
      : `and (s.title ilike '%' || $4 or m.nickname ilike $4 or m.user_id ilike $4)`;
  const rows = await q.query<Row>(
    `${SENT} ${FROM} where ($1::bigint is null or (s.sent_at, s.id) < ($1, $2)) ${found}
     order by s.sent_at desc, s.id desc limit $3`,
    [
      after?.at ?? null,
      after?.id ?? null,
      limit,
      ...(text === undefined ? [] : [beginsWith(text)]),
    ],
  );
  return rows.map(show);
}

export async function readSent(q: Queryable, id: string): Promise<SentMessageText | null> {
  const [row] = await q.query<Row & { contents: string }>(
    `${SENT}, s.contents ${FROM} where s.id = $1`,
    [id],
  );
  if (!row) return null;
  const { contents, ...message } = row;
  return { message: show(message), contents };
}

export interface NewSent {
  id: string;
  sender: string;
  audience: SentMessage['audience'];
  level: number | null;
  memberId: string | null;
  title: string;
  contents: string;
  receivers: number;
  excluded: number;
  at: number;
}

export async function insertSent(q: Queryable, sent: NewSent): Promise<void> {
  await q.query(
    `insert into sent_message (id, sender, audience, level, member_id, title, contents, receivers, excluded, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[sent.id, sent.sender, sent.audience, sent.level, sent.memberId],
      ...[sent.title, sent.contents, sent.receivers, sent.excluded, sent.at],
    ],
  );
}

/** Locks what was sent, so that it is recalled once; null where there is no such thing. */
export async function lockSent(
  q: Queryable,
  id: string,
): Promise<{ recallReason: string | null } | null> {
  const [row] = await q.query<{ recallReason: string | null }>(
    `select recall_reason as "recallReason" from sent_message where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** Recalls the unread copies; the ids of their members. */
export async function recallUnread(q: Queryable, id: string, at: number): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `update message set recalled_at = $2
     where sent_message_id = $1 and read_at is null and recalled_at is null returning member_id as "memberId"`,
    [id, at],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function saveRecall(
  q: Queryable,
  recall: { id: string; actor: string; reason: string; recalled: number; at: number },
): Promise<void> {
  await q.query(
    `update sent_message set recalled_at = $2, recalled_by = $3, recall_reason = $4, recalled = $5 where id = $1`,
    [recall.id, recall.at, recall.actor, recall.reason, recall.recalled],
  );
}
