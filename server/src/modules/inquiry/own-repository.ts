import type { components } from '#contract/types.gen.ts';
import type { InquiryState } from '#rules/inquiry.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

type InquirySummary = components['schemas']['InquirySummary'];

export interface OwnPage {
  state: InquiryState | undefined;
  after: Position | undefined;
  limit: number;
}

/** Lists a member's questions, newest first. */
export function listOwn(
  q: Queryable,
  memberId: string,
  { state, after, limit }: OwnPage,
): Promise<InquirySummary[]> {
  return q.query<InquirySummary>(
    `select id, kind, title, created_at as "createdAt", state,
       answered_at is not null and opened_at is null as "isNew"
     from inquiry where member_id = $1 and ($2::text is null or state = $2)
       and ($3::bigint is null or (created_at, id) < ($3, $4))
     order by created_at desc, id desc limit $5`,
    [memberId, state ?? null, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Marks the answer as opened, where there is one. */
export async function saveOpened(
  q: Queryable,
  { id, memberId, at }: { id: string; memberId: string; at: number },
): Promise<void> {
  await q.query(
    `update inquiry set opened_at = $3
     where id = $1 and member_id = $2 and answered_at is not null and opened_at is null`,
    [id, memberId, at],
  );
}

/** Id of the question that a guest has asked since then under a key; null where there is none. */
export async function findByKey(
  q: Queryable,
  keyHash: string,
  since: number,
): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    'select id from inquiry where key_hash = $1 and created_at > $2',
    [keyHash, since],
  );
  return row?.id ?? null;
}

/** Removes a question with its steps, and keeps when it was asked. */
export async function removeInquiry(
  q: Queryable,
  { id, memberId, askedAt }: { id: string; memberId: string; askedAt: number },
): Promise<void> {
  await q.query('delete from inquiry_step where inquiry_id = $1', [id]);
  await q.query('delete from inquiry where id = $1', [id]);
  await q.query(
    `insert into inquiry_withdrawn (member_id, asked_at) values ($1, $2)
     on conflict (member_id) do update set asked_at = greatest(inquiry_withdrawn.asked_at, excluded.asked_at)`,
    [memberId, askedAt],
  );
}
