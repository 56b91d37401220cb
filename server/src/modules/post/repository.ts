import type { Queryable } from '../../lib/db.ts';
import type { SearchedText } from './search.ts';
import type { Board, HiddenBy, State, SubjectKind, Writer } from './types.ts';

export interface StoredPost extends Writer {
  id: number;
  board: Board;
  number: number;
  state: State;
  hiddenBy: HiddenBy | null;
  pinnedAt: number | null;
}

export interface ReadPost extends StoredPost {
  title: string;
  contents: string;
  betId: string | null;
  createdAt: number;
  editedAt: number | null;
  views: number;
  replies: number;
  isReported: boolean;
}

/** What a member wrote, as it is kept. */
export interface PostText {
  title: string;
  html: string;
  text: string;
  betId: string | null;
  images: readonly string[];
  search: SearchedText;
}

const STORED = `p.id, p.board, p.number, p.state, p.hidden_by as "hiddenBy", p.pinned_at as "pinnedAt",
  p.member_id as "memberId", m.nickname, m.level, m.type, m.role`;

/** Hidden ones too, but none that is deleted. */
export async function readPost(q: Queryable, id: number, reader: string): Promise<ReadPost | null> {
  const [row] = await q.query<ReadPost>(
    `select ${STORED}, p.title, t.html as contents, p.bet_id as "betId", p.created_at as "createdAt",
       p.edited_at as "editedAt", p.views, p.replies,
       exists (select from post_report r where r.kind = 'post' and r.subject_id = p.id and r.member_id = $2) as "isReported"
     from post p join post_text t on t.post_id = p.id join member m on m.id = p.member_id
     where p.id = $1 and p.state <> 'deleted'`,
    [id, reader],
  );
  return row ?? null;
}

/** Deleted ones too; locked until the transaction ends. */
export async function takePost(q: Queryable, id: number): Promise<StoredPost | null> {
  const sql = `select ${STORED} from post p join member m on m.id = p.member_id where p.id = $1 for update of p`;
  return (await q.query<StoredPost>(sql, [id]))[0] ?? null;
}

/** Notes that the member has opened a post that everybody is shown. */
export async function markOpened(q: Queryable, id: number, memberId: string): Promise<void> {
  await q.query(
    `with opened as (
       insert into post_view (member_id, post_id) select $2, id from post where id = $1 and state = 'shown'
       on conflict do nothing returning post_id)
     update post set views = views + 1 where id in (select post_id from opened)`,
    [id, memberId],
  );
}

/** Whatever else the member writes on the boards waits until the transaction ends. */
export async function lockWriter(q: Queryable, memberId: string): Promise<void> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`post:${memberId}`]);
}

/** When the member wrote a post last, and how many since an instant. */
export async function readPace(
  q: Queryable,
  memberId: string,
  since: number,
): Promise<{ last: number | null; count: number }> {
  const [row] = await q.query<{ last: number | null; count: number }>(
    `select (select max(created_at) from post where member_id = $1) as last,
       (select count(*)::int from post where member_id = $1 and created_at >= $2) as count`,
    [memberId, since],
  );
  return row ?? { last: null, count: 0 };
}

async function saveText(q: Queryable, id: number, { html, text, search }: PostText): Promise<void> {
  await q.query(
    `insert into post_text (post_id, html, text, search_title, search_text, title_pairs, pairs)
     values ($1, $2, $3, $4, $5, $6::int[], $7::int[])
     on conflict (post_id) do update set html = excluded.html, text = excluded.text,
       search_title = excluded.search_title, search_text = excluded.search_text,
       title_pairs = excluded.title_pairs, pairs = excluded.pairs`,
    [id, html, text, search.title, search.text, search.titlePairs, search.pairs],
  );
}

/** Adds a post under the next number of its board; the others of the board wait until the transaction ends. */
export async function insertPost(
  q: Queryable,
  post: PostText & { board: Board; memberId: string; at: number },
): Promise<number> {
  const { board, memberId, title, betId, images, at } = post;
  const [row] = await q.query<{ id: number }>(
    `with next as (
       update post_board set last_number = last_number + 1, posts = posts + 1 where board = $1 returning last_number)
     insert into post (board, number, member_id, title, bet_id, has_image, created_at)
     select $1, last_number, $2, $3, $4, $5, $6 from next returning id`,
    [board, memberId, title, betId, images.length > 0, at],
  );
  if (!row) throw new Error(`there is no board ${board}`);
  await saveText(q, row.id, post);
  return row.id;
}

export async function updatePost(
  q: Queryable,
  id: number,
  post: PostText & { at: number },
): Promise<void> {
  await q.query(
    'update post set title = $2, bet_id = $3, has_image = $4, edited_at = $5 where id = $1',
    [id, post.title, post.betId, post.images.length > 0, post.at],
  );
  await saveText(q, id, post);
}

/** Counts one more or less of the posts that the list of a board has. */
async function countListed(q: Queryable, board: Board, by: 1 | -1): Promise<void> {
  await q.query('update post_board set posts = posts + $2 where board = $1', [board, by]);
}

const isReported = (kind: SubjectKind, id: string) =>
  `exists (select from post_case c where c.kind = '${kind}' and c.subject_id = ${id})`;

/** Leaves of posts their places in the numbers, and of what was reported the text for staff. */
export async function removePosts(q: Queryable, ids: readonly number[]): Promise<void> {
  await q.query(
    `update post_board b set posts = b.posts - gone.posts
     from (select board, count(*) filter (where pinned_at is null) as posts from post
           where id = any($1) and state <> 'deleted' group by board) gone
     where gone.board = b.board`,
    [ids],
  );
  await q.query(
    `update post set state = 'deleted', hidden_by = null, pinned_at = null, bet_id = null, has_image = false, replies = 0,
       title = case when ${isReported('post', 'post.id')} then title else '' end where id = any($1)`,
    [ids],
  );
  await q.query(
    `update post_reply set state = 'deleted', hidden_by = null, answers = 0,
       text = case when ${isReported('reply', 'post_reply.id')} then text else '' end where post_id = any($1)`,
    [ids],
  );
  await q.query(
    `delete from post_text where post_id = any($1) and not ${isReported('post', 'post_text.post_id')}`,
    [ids],
  );
  await q.query(
    `update post_text set html = '', search_title = '', search_text = '', title_pairs = '{}', pairs = '{}'
     where post_id = any($1)`,
    [ids],
  );
}

/** Hides a post or shows it again; one that is hidden is pinned no more. */
export async function saveHidden(
  q: Queryable,
  { id, board, pinnedAt }: StoredPost,
  hiddenBy: HiddenBy | null,
): Promise<void> {
  await q.query(
    `update post set state = case when $2::text is null then 'shown' else 'hidden' end, hidden_by = $2,
       pinned_at = case when $2::text is null then pinned_at end where id = $1`,
    [id, hiddenBy],
  );
  if (hiddenBy !== null && pinnedAt !== null) await countListed(q, board, 1);
}

/** Pins a post or lets it go. */
export async function savePinned(
  q: Queryable,
  { id, board }: StoredPost,
  pinnedAt: number | null,
): Promise<void> {
  await q.query('update post set pinned_at = $2 where id = $1', [id, pinnedAt]);
  await countListed(q, board, pinnedAt === null ? 1 : -1);
}

/** Counts what is pinned on a board; others who pin wait until the transaction ends. */
export async function takePinned(q: Queryable, board: Board): Promise<number> {
  await q.query('select 1 from post_board where board = $1 for update', [board]);
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from post where board = $1 and pinned_at is not null',
    [board],
  );
  return row?.count ?? 0;
}
