import {
  isAddPostAnswer,
  isAddReplyAnswer,
  isChangePostAnswer,
  isChangeReplyAnswer,
  isGetPostAnswer,
  isGetPostsAnswer,
  isGetRepliesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { PostBoard, PostDetail, PostReply, PostSummary } from '@/entities/post';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';
import type { ListQuery } from './events';
import { toPostsQuery } from './lib/list-query';

export const pageSize = 15;
const repliesPerPage = 30;

interface At<Query> {
  query: Query;
  cursor: string | null;
}
const from = (cursor: string | null) => (cursor === null ? {} : { cursor });
const path = <Path>(params: Path) => ({ params: { path: params } });

/** A page of a list, with what is pinned above every page. */
export interface PostsPage {
  items: readonly PostSummary[];
  next: string | null;
  notices: readonly PostSummary[];
  /** Posts of the board; null where they are not counted. */
  total: number | null;
}

export async function loadPosts(
  api: ApiClient,
  { query, cursor }: At<ListQuery>,
): Promise<PostsPage> {
  const params = {
    path: { board: query.board },
    query: { ...toPostsQuery(query), ...from(cursor), limit: pageSize },
  };
  const answer = await request(api.GET('/board/{board}', { params }), isGetPostsAnswer);
  const { data: items, nextCursor: next, notices, total } = answer;
  return { items, next, notices, total };
}

export function loadPost(api: ApiClient, postId: number): Promise<PostDetail> {
  return request(api.GET('/board/post/{postId}', path({ postId })), isGetPostAnswer);
}

export function deletePost(api: ApiClient, postId: number) {
  return request(api.DELETE('/board/post/{postId}', path({ postId })));
}

/** A post to be written, or one that is changed: `id` is null for a new one. */
export interface Writing {
  board: PostBoard;
  id: number | null;
  draft: Dto<'PostDraft'>;
}

/** Sends what was written; returns the id of the post. */
export async function savePost(
  api: ApiClient,
  { key, body: { board, id, draft } }: Keyed<Writing>,
): Promise<number> {
  const params = { header: { 'Idempotency-Key': key } };
  const saved =
    id === null
      ? await request(
          api.POST('/board/{board}', { params: { ...params, path: { board } }, body: draft }),
          isAddPostAnswer,
        )
      : await request(
          api.PUT('/board/post/{postId}', { ...path({ postId: id }), body: draft }),
          isChangePostAnswer,
        );
  return saved.id;
}

export async function loadReplies(api: ApiClient, { query: postId, cursor }: At<number>) {
  const params = { path: { postId }, query: { ...from(cursor), limit: repliesPerPage } };
  const answer = await request(
    api.GET('/board/post/{postId}/reply', { params }),
    isGetRepliesAnswer,
  );
  const items: readonly PostReply[] = answer.data;
  return { items, next: answer.nextCursor };
}

export interface ReplyDraft {
  postId: number;
  text: string;
  parentId: number | null;
}

export function addReply(
  api: ApiClient,
  { key, body: { postId, ...body } }: Keyed<ReplyDraft>,
): Promise<PostReply> {
  const params = { header: { 'Idempotency-Key': key }, path: { postId } };
  return request(api.POST('/board/post/{postId}/reply', { params, body }), isAddReplyAnswer);
}

export function changeReply(
  api: ApiClient,
  { id, text }: { id: number; text: string },
): Promise<PostReply> {
  const call = api.PUT('/board/reply/{replyId}', { ...path({ replyId: id }), body: { text } });
  return request(call, isChangeReplyAnswer);
}

export function deleteReply(api: ApiClient, replyId: number) {
  return request(api.DELETE('/board/reply/{replyId}', path({ replyId })));
}
