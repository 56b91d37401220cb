import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

export type DeskInquiry = components['schemas']['DeskInquiry'];

const INQUIRY = `
  select i.id, i.kind, i.contact, i.member_id as "memberId", m.nickname, i.title, i.contents, i.created_at as "createdAt",
    i.answer, s.nickname as "answeredBy", i.answered_at as "answeredAt"
  from inquiry i left join member m on m.id = i.member_id left join member s on s.id = i.answered_by`;

/** Lists what waits from the oldest on, so that what is new comes at the end; what is answered from the newest on. */
export function listInquiries(
  q: Queryable,
  { isAnswered, after, limit }: { isAnswered: boolean; after: Position | undefined; limit: number },
): Promise<DeskInquiry[]> {
  const [is, beyond, direction] = isAnswered ? ['not null', '<', 'desc'] : ['null', '>', 'asc'];
  return q.query<DeskInquiry>(
    `${INQUIRY} where i.answered_at is ${is} and ($1::bigint is null or (i.created_at, i.id) ${beyond} ($1, $2))
     order by i.created_at ${direction}, i.id ${direction} limit $3`,
    [after?.at ?? null, after?.id ?? null, limit],
  );
}

export async function readInquiry(q: Queryable, id: string): Promise<DeskInquiry | null> {
  const [row] = await q.query<DeskInquiry>(`${INQUIRY} where i.id = $1`, [id]);
  return row ?? null;
}

/** Keeps an answer; false where the question has one, or is not there. */
export async function saveAnswer(
  q: Queryable,
  { id, answer, actor, at }: { id: string; answer: string; actor: string; at: number },
): Promise<boolean> {
  const rows = await q.query(
    `update inquiry set answer = $2, answered_by = $3, answered_at = $4
     where id = $1 and answered_at is null returning 1`,
    [id, answer, actor, at],
  );
  return rows.length > 0;
}
