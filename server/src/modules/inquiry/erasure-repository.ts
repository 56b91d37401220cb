import type { Queryable } from '../../lib/db.ts';

const GONE = '(보관 기간이 지나 삭제됨)';

/** Removes what a member asked and was answered, also as a guest under the same telephone. Answers the ids of the questions. */
export async function eraseInquiries(
  q: Queryable,
  { id, phoneNumber }: { id: string; phoneNumber: string | null },
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `update inquiry set title = $3, contents = '', ip = '', asker = id, key_hash = null,
       contact = case when member_id is not null then '' else $3 end,
       answer = case when answer is not null then $3 end
     where member_id = $1 or $2::text is not null and regexp_replace(contact, '[^0-9]', '', 'g') = $2
     returning id`,
    [id, phoneNumber, GONE],
  );
  const ids = rows.map((row) => row.id);
  await q.query('update inquiry_line set text = $2 where inquiry_id = any($1)', [ids, GONE]);
  return ids;
}
