import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

export interface MemoRow {
  id: string;
  text: string;
  createdAt: number;
}

/** Lists memos older than `after`, newest first. */
export function listMemos(
  q: Queryable,
  memberId: string,
  after: Position | undefined,
  limit: number,
): Promise<MemoRow[]> {
  return q.query<MemoRow>(
    `select id, text, created_at as "createdAt" from memo
      where member_id = $1
        and ($2::bigint is null or (created_at, id) < ($2::bigint, $3::text))
      order by created_at desc, id desc limit $4`,
    [memberId, after?.at ?? null, after?.id ?? null, limit],
  );
}

export async function insertMemo(
  q: Queryable,
  memberId: string,
  { id, text, createdAt }: MemoRow,
): Promise<void> {
  await q.query('insert into memo (id, member_id, text, created_at) values ($1, $2, $3, $4)', [
    id,
    memberId,
    text,
    createdAt,
  ]);
}
