import type { Queryable } from '../../lib/db.ts';

export interface RequestCopy {
  id: string;
  memberId: string;
  /** The request that was decided. */
  requestId: string;
  title: string;
  contents: string;
  at: number;
}

/**
 * A message of what came of a request, which has a notification of its own. So it is read from the beginning: an unread
 * message would keep its member from betting.
 */
export async function insertRequestCopy(q: Queryable, copy: RequestCopy): Promise<void> {
  const { id, memberId, requestId, title, contents, at } = copy;
  await q.query(
    `insert into message (id, member_id, title, contents, sent_at, read_at, request_id)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [id, memberId, title, contents, at, requestId],
  );
}
