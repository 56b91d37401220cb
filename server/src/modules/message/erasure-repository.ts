import type { Queryable } from '../../lib/db.ts';

const GONE = '(보관 기간이 지나 삭제됨)';

/**
 * Removes what was written to one member alone; of what went to many, the member's copy says nothing of them. Answers the ids of
 * what staff had sent.
 */
export async function eraseMessages(q: Queryable, memberId: string): Promise<string[]> {
  const sent = await q.query<{ id: string }>(
    `update sent_message set title = $2, contents = '', recall_reason = case when recall_reason is not null then '' end
     where audience = 'one' and member_id = $1 returning id`,
    [memberId, GONE],
  );
  const ids = sent.map(({ id }) => id);
  await q.query(
    `update message set title = $2, contents = '' where member_id = $1 and sent_message_id = any($3)`,
    [memberId, GONE, ids],
  );
  await q.query('delete from message where member_id = $1 and sent_message_id is null', [memberId]);
  return ids;
}
