import type { Queryable } from '../../lib/db.ts';
import type { PostImage } from './types.ts';

export type StoredImage = Omit<PostImage, 'url'>;

export async function insertImage(
  q: Queryable,
  image: StoredImage & { memberId: string; at: number },
): Promise<void> {
  const { id, memberId, width, height, bytes, at } = image;
  await q.query(
    `insert into post_image (id, member_id, width, height, bytes, created_at, unused_since)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, memberId, width, height, bytes, at],
  );
}

/** All but the newest of what the member uploaded for no post becomes due to be removed. */
export async function keepUnused(q: Queryable, memberId: string, most: number): Promise<void> {
  await q.query(
    `update post_image set unused_since = 0 where id in (
       select id from post_image where member_id = $1 and unused_since is not null
       order by created_at desc, id offset $2)`,
    [memberId, most],
  );
}

/** How many of these the member has uploaded; none of them is removed until the transaction ends. */
export async function countOwnImages(
  q: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await q.query(
    'select 1 from post_image where member_id = $1 and id = any($2) for update',
    [memberId, ids],
  );
  return rows.length;
}

/** Notes which images a post shows. */
export async function saveImages(
  q: Queryable,
  postId: number,
  images: readonly string[],
): Promise<void> {
  await q.query(
    'insert into post_image_use (post_id, image_id) select $1, unnest($2::text[]) on conflict do nothing',
    [postId, images],
  );
  await q.query('update post_image set unused_since = null where id = any($1)', [images]);
}

/** Takes all images from posts but those to keep. What no other post shows is unused since `at`. */
export async function dropImages(
  q: Queryable,
  postIds: readonly number[],
  { keep = [], at }: { keep?: readonly string[]; at: number },
): Promise<void> {
  const gone = await q.query<{ id: string }>(
    'delete from post_image_use where post_id = any($1) and image_id <> all($2) returning image_id as id',
    [postIds, keep],
  );
  await q.query(
    `update post_image i set unused_since = $2 where i.id = any($1)
       and not exists (select from post_image_use u where u.image_id = i.id)`,
    [gone.map(({ id }) => id), at],
  );
}

/** Since when the first of those that no post shows is unused. */
export async function firstUnused(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select min(unused_since) as at from post_image where unused_since is not null',
  );
  return row?.at ?? null;
}

/** Removes one that is unused since before, and returns its id; undefined without one. */
export async function removeUnused(q: Queryable, before: number): Promise<string | undefined> {
  const [row] = await q.query<{ id: string }>(
    `delete from post_image where id = (
       select id from post_image where unused_since <= $1 order by unused_since, id limit 1 for update skip locked)
     returning id`,
    [before],
  );
  return row?.id;
}
