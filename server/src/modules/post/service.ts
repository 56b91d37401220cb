import type { Db } from '../../lib/db.ts';
import { pageOf } from '../../lib/page.ts';
import { authorOf } from './author.ts';
import type { PostBets } from './bets.ts';
import * as lists from './list-repository.ts';
import * as repository from './repository.ts';
import { pairsOf, searchable } from './search.ts';
import type { Person, PostDetail, PostSummary } from './types.ts';

export interface PostQuery extends Omit<lists.PostPage, 'reader'> {
  /** What is searched, and where. */
  text: string | undefined;
  by: 'all' | 'title' | 'author';
}

export interface PostList {
  notices: PostSummary[];
  data: PostSummary[];
  nextCursor: string | null;
  total: number | null;
}

/** Whether somebody may read what staff or reports have hidden. */
export function seesHidden(
  { memberId, isStaff }: Person,
  row: Pick<repository.StoredPost, 'memberId'>,
): boolean {
  return isStaff || row.memberId === memberId;
}

type States = Awaited<ReturnType<PostBets['states']>>;

function summaryOf(row: lists.PostRow, reader: Person, states: States): PostSummary {
  const { memberId: _, nickname: __, level: ___, type: ____, role: _____, betId, ...post } = row;
  const nothing = { title: '', author: null, bet: null, views: 0, replies: 0, hasImage: false };
  return row.isHidden
    ? { ...post, ...nothing }
    : { ...post, author: authorOf(row, reader), bet: states.get(betId) ?? null };
}

export function createPostService(db: Db, bets: Pick<PostBets, 'states' | 'shown'>) {
  async function rowsOf(query: PostQuery, page: lists.PostPage): Promise<lists.PostRow[]> {
    if (query.text === undefined) return lists.listPosts(db, page);
    const text = searchable(query.text);
    const pairs = [...pairsOf(text)];
    // A text may be two characters as it is written and one as it is searched.
    if (pairs.length === 0) return [];
    if (query.by === 'author') return lists.searchAuthors(db, page, text);
    const search = { by: query.by, text, pairs };
    const recent = await lists.searchRecent(db, page, search);
    return recent.length === page.limit ? recent : lists.searchAll(db, page, search);
  }

  /** Null where the reader is shown none. */
  async function read(id: number, reader: Person, now: number): Promise<PostDetail | null> {
    const post = await repository.readPost(db, id, reader.memberId);
    if (post === null || (post.state === 'hidden' && !seesHidden(reader, post))) return null;
    const { board, number, title, contents, createdAt, editedAt, views, replies } = post;
    const author = authorOf(post, reader);
    return {
      id,
      board,
      number,
      title,
      contents,
      author,
      betId: author.isMine ? post.betId : null,
      createdAt,
      editedAt,
      views,
      replies,
      bet: await bets.shown(post.betId, now),
      isNotice: post.pinnedAt !== null,
      isHidden: post.state === 'hidden',
      isReported: post.isReported,
    };
  }

  return {
    read,
    /** Counts the reader among those who have opened it. */
    async open(id: number, reader: Person, now: number): Promise<PostDetail | null> {
      await repository.markOpened(db, id, reader.memberId);
      return read(id, reader, now);
    },
    async list(query: PostQuery, reader: Person, now: number): Promise<PostList> {
      const { board, limit } = query;
      const page = { ...query, reader: reader.memberId, limit: limit + 1 };
      const [rows, pinned, posts] = await Promise.all([
        rowsOf(query, page),
        lists.listPinned(db, board, reader.memberId),
        lists.countPosts(db, board),
      ]);
      const { data, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({
        at: createdAt,
        id: String(id),
      }));
      const states = await bets.states(
        [...pinned, ...data].filter((row) => !row.isHidden).map((row) => row.betId),
        now,
      );
      const show = (row: lists.PostRow) => summaryOf(row, reader, states);
      const isWhole = query.text === undefined && query.filter === undefined;
      return {
        notices: pinned.map(show),
        data: data.map(show),
        nextCursor,
        total: isWhole ? posts : null,
      };
    },
  };
}

export type PostService = ReturnType<typeof createPostService>;
