import type { Queryable } from '../../lib/db.ts';
import { dropImages } from './image-repository.ts';
import { removeReplies } from './reply-repository.ts';
import { removePosts } from './repository.ts';

async function idsOf(q: Queryable, sql: string, memberId: string): Promise<number[]> {
  return (await q.query<{ id: number }>(sql, [memberId])).map(({ id }) => id);
}

/**
 * Removes what a member wrote on the boards, with the images, and what they said of whom they reported. Answers what audit records
 * call it.
 */
export async function erasePosts(q: Queryable, memberId: string): Promise<string[]> {
  const posts = await idsOf(q, 'select id from post where member_id = $1', memberId);
  const replies = await idsOf(q, 'select id from post_reply where member_id = $1', memberId);
  await removeReplies(q, replies);
  await removePosts(q, posts);
  await dropImages(q, posts, { at: 0 });
  await q.query(`update post set title = '' where id = any($1)`, [posts]);
  await q.query('delete from post_text where post_id = any($1)', [posts]);
  await q.query(`update post_reply set text = '' where id = any($1)`, [replies]);
  await q.query('update post_image set unused_since = 0 where member_id = $1', [memberId]);
  await q.query('update post_report set note = null where member_id = $1', [memberId]);
  return [...posts.map((id) => `post:${id}`), ...replies.map((id) => `reply:${id}`)];
}
