import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { Board, Writer } from './types.ts';

export interface PostRow extends Writer {
  id: number;
  number: number;
  title: string;
  createdAt: number;
  views: number;
  replies: number;
  hasImage: boolean;
  betId: string | null;
  isNotice: boolean;
  isHidden: boolean;
  isRead: boolean;
}

export type PostFilter = 'bet' | 'image' | 'mine' | 'replied';

export interface PostPage {
  board: Board;
  /** The member who reads. */
  reader: string;
  filter: PostFilter | undefined;
  after: Position | undefined;
  limit: number;
}

export interface PostSearch {
  by: 'all' | 'title';
  /** As `searchable` writes it. */
  text: string;
  pairs: readonly number[];
}

// `offset 0` keeps the planner from reading, for each page, all that the member has ever opened.
const ROW = `p.id, p.number, p.title, p.created_at as "createdAt", p.views, p.replies, p.has_image as "hasImage",
  p.bet_id as "betId", p.pinned_at is not null as "isNotice", p.state = 'hidden' as "isHidden", p.member_id as "memberId",
  m.nickname, m.level, m.type, m.role,
  exists (select from post_view v where v.member_id = $2 and v.post_id = p.id offset 0) as "isRead"`;
const LISTED = `p.state <> 'deleted' and p.pinned_at is null`;
/** What a board shows below a place. */
const BELOW = `p.board = $1 and ${LISTED} and p.id < $3::bigint`;

/** Of what is hidden only number and time are shown, and only who wrote or answered it finds it. */
const FILTERS: Record<PostFilter | 'none', string> = {
  none: 'true',
  bet: `p.bet_id is not null and p.state = 'shown'`,
  image: `p.has_image and p.state = 'shown'`,
  mine: 'p.member_id = $2',
  replied: `p.id in (select r.post_id from post_reply r where r.member_id = $2 and r.state <> 'deleted')`,
};

const FOUND: Record<PostSearch['by'], string> = {
  all: `(position($5 in t.search_title) > 0 or position($5 in t.search_text) > 0)`,
  title: 'position($5 in t.search_title) > 0',
};
const PAIRS: Record<PostSearch['by'], string> = { all: 'pairs', title: 'title_pairs' };

/** Most searches are for recent posts: so many of the newest are looked through before the index is used. */
const RECENT = 2_000;
/** Members whose name holds what is searched. */
const MOST_NAMED = 50;
/** No id is as high. */
const TOP = '9223372036854775807';

function paramsOf({ board, reader, after, limit }: PostPage) {
  return [board, reader, after?.id ?? TOP, limit];
}

const filterOf = ({ filter }: PostPage) => FILTERS[filter ?? 'none'];

/** Below a place, the newest first. */
export function listPosts(q: Queryable, page: PostPage): Promise<PostRow[]> {
  return q.query<PostRow>(
    `select ${ROW} from post p join member m on m.id = p.member_id
     where ${BELOW} and ${filterOf(page)} order by p.id desc limit $4`,
    paramsOf(page),
  );
}

/** What staff has pinned, the latest first. */
export function listPinned(q: Queryable, board: Board, reader: string): Promise<PostRow[]> {
  return q.query<PostRow>(
    `select ${ROW} from post p join member m on m.id = p.member_id
     where p.board = $1 and p.pinned_at is not null order by p.pinned_at desc, p.id desc`,
    [board, reader],
  );
}

/** Lists those of the newest posts below a place that hold a text. */
export function searchRecent(
  q: Queryable,
  page: PostPage,
  { by, text }: PostSearch,
): Promise<PostRow[]> {
  return q.query<PostRow>(
    `with recent as materialized (
       select p.id from post p where ${BELOW} order by p.id desc limit ${RECENT})
     select ${ROW} from recent join post p on p.id = recent.id join post_text t on t.post_id = p.id
       join member m on m.id = p.member_id
     where p.state = 'shown' and ${FOUND[by]} and ${filterOf(page)} order by p.id desc limit $4`,
    [...paramsOf(page), text],
  );
}

/** Lists those of all posts below a place that hold a text. */
export function searchAll(
  q: Queryable,
  page: PostPage,
  { by, text, pairs }: PostSearch,
): Promise<PostRow[]> {
  return q.query<PostRow>(
    // Apart, or the order by id would make the newest posts be looked through, however few hold the text.
    `with found as materialized (
       select t.post_id from post_text t where t.${PAIRS[by]} @> $6::int[] and ${FOUND[by]})
     select ${ROW} from found join post p on p.id = found.post_id join member m on m.id = p.member_id
     where p.state = 'shown' and ${BELOW} and ${filterOf(page)} order by p.id desc limit $4`,
    [...paramsOf(page), text, pairs],
  );
}

/** Lists the posts below a place of members whose nickname holds a text, those first who are called so or whose name begins so. */
export function searchAuthors(q: Queryable, page: PostPage, name: string): Promise<PostRow[]> {
  return q.query<PostRow>(
    `with named as materialized (
       select id from member where position($5 in lower(nickname)) > 0
       order by lower(nickname) <> $5, not starts_with(lower(nickname), $5), id limit ${MOST_NAMED})
     select ${ROW} from named cross join lateral (
         select p.* from post p
         where p.member_id = named.id and p.state = 'shown' and ${BELOW} and ${filterOf(page)} order by p.id desc limit $4) p
       join member m on m.id = p.member_id
     order by p.id desc limit $4`,
    [...paramsOf(page), name],
  );
}

export async function countPosts(q: Queryable, board: Board): Promise<number> {
  const [row] = await q.query<{ posts: number }>('select posts from post_board where board = $1', [
    board,
  ]);
  return row?.posts ?? 0;
}
