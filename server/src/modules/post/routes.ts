import type { Handlers, RequestContext } from '../../contract/types.ts';
import { done, found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { isStaff } from './author.ts';
import type { Images } from './images.ts';
import type { Replies } from './replies.ts';
import type { Reports } from './reports.ts';
import type { PostService } from './service.ts';
import { fieldProblem } from '../../lib/problem.ts';
import type { PostWriting, Writing } from './writing.ts';

type PostHandlers = Pick<
  Handlers,
  | 'getPosts'
  | 'addPost'
  | 'getPost'
  | 'changePost'
  | 'deletePost'
  | 'getReplies'
  | 'addReply'
  | 'changeReply'
  | 'deleteReply'
  | 'reportPost'
  | 'reportReply'
  | 'addPostImage'
>;

const PAGE = 15;

function writingOf(ctx: RequestContext): Writing {
  return { memberId: ctx.member.memberId, isStaff: isStaff(ctx.member), now: ctx.now };
}

const reported = (result: 'done' | 'NOT_FOUND' | 'VALIDATION') => {
  return result === 'VALIDATION'
    ? fieldProblem('', 'is the member’s own, or was written by staff')
    : done(result === 'done');
};

export function postRoutes({
  posts,
  writing,
  replies,
  reports,
  images,
}: {
  posts: PostService;
  writing: PostWriting;
  replies: Replies;
  reports: Reports;
  images: Images;
}): PostHandlers {
  async function shown(id: number, ctx: RequestContext, read: PostService['open']) {
    return found(await read(id, writingOf(ctx), ctx.now));
  }
  const reportOf = (
    ctx: RequestContext,
    { reason, note }: { reason: string; note: string | null },
  ) => ({ memberId: ctx.member.memberId, reason, note, at: ctx.now });

  return {
    async getPosts({ params, query }, ctx) {
      const { q: text, by = 'all', filter, cursor, limit = PAGE } = query;
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      const page = { board: params.board, text, by, filter, after, limit };
      return { status: 200, body: await posts.list(page, writingOf(ctx), ctx.now) };
    },
    async addPost({ params, headers, body }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: writingOf(ctx) };
      const added = await writing.add(params.board, body, keyed);
      return added.ok ? { status: 201, body: added.value } : added.refusal;
    },
    getPost: ({ params }, ctx) => shown(params.postId, ctx, posts.open),
    async changePost({ params, body }, ctx) {
      const changed = await writing.change(params.postId, body, writingOf(ctx));
      return changed.ok ? shown(params.postId, ctx, posts.read) : changed.refusal;
    },
    deletePost: async ({ params }, ctx) =>
      done(await writing.remove(params.postId, writingOf(ctx))),
    async getReplies({ params, query: { cursor, limit = PAGE } }, ctx) {
      const after = fromCursor(cursor, 'number');
      if (after === null) return cursorProblem();
      return found(await replies.list(params.postId, { after, limit }, writingOf(ctx)));
    },
    async addReply({ params, headers, body }, ctx) {
      const keyed = { key: headers['Idempotency-Key'], by: writingOf(ctx) };
      const added = await replies.add(params.postId, body, keyed);
      return added.ok ? { status: 201, body: added.value } : added.refusal;
    },
    async changeReply({ params, body }, ctx) {
      const changed = await replies.change(params.replyId, body.text, writingOf(ctx));
      return changed.ok ? { status: 200, body: changed.value } : changed.refusal;
    },
    deleteReply: async ({ params }, ctx) =>
      done(await replies.remove(params.replyId, writingOf(ctx))),
    reportPost: async ({ params, body }, ctx) =>
      reported(await reports.report('post', params.postId, reportOf(ctx, body))),
    reportReply: async ({ params, body }, ctx) =>
      reported(await reports.report('reply', params.replyId, reportOf(ctx, body))),
    async addPostImage({ body }, ctx) {
      const image = await images.add(ctx.member.memberId, body, ctx.now);
      if (image !== null) return { status: 201, body: image };
      return fieldProblem('body', 'is no JPEG, PNG or WebP that can be read');
    },
  };
}
