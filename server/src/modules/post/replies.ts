import { seenLength } from '#rules/html.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { answerOnce, readAnswer } from '../../lib/idempotency.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { fieldProblem, type ProblemAnswer, problem } from '../../lib/problem.ts';
import { authorOf } from './author.ts';
import { waitForReply } from './pace.ts';
import * as repository from './reply-repository.ts';
import { lockWriter, readPost, takePost } from './repository.ts';
import { seesHidden } from './service.ts';
import type { Person, PostReply } from './types.ts';
import { manyLines, tooSoon } from './words.ts';
import type { Writing, Written } from './writing.ts';

type Refusal = 'NOT_FOUND' | 'INVALID_STATE';

const refuse = (code: Refusal) => ({ ok: false as const, refusal: problem(code) });

/** Shows a reply; of one that is deleted or hidden its place alone. */
function show(row: repository.ReadReply, reader: Person): PostReply {
  const { id, parentId, state, createdAt, editedAt, isReported } = row;
  const isShown = state === 'shown';
  return {
    id,
    parentId,
    author: isShown ? authorOf(row, reader) : null,
    text: isShown ? row.text : '',
    createdAt,
    editedAt,
    state,
    isReported,
  };
}

/** A reply of the member, locked, with its post; or why it cannot be changed. */
async function takeOwn(q: Queryable, id: number, memberId: string) {
  const found = await repository.readReply(q, id, memberId);
  if (found?.memberId !== memberId) return { error: 'NOT_FOUND' as const };
  const post = await takePost(q, found.postId);
  const reply = await repository.takeReply(q, id);
  if (!post || !reply || post.state === 'deleted') return { error: 'NOT_FOUND' as const };
  return { error: null, post, reply };
}

async function shown(q: Queryable, id: number, reader: Person) {
  const row = await repository.readReply(q, id, reader.memberId);
  if (row === null) throw new Error(`reply ${id} was not stored`);
  return show(row, reader);
}

/** Why the member may not add the reply now; the caller has locked the writer. */
async function refusalOf(
  q: Queryable,
  { postId, parentId }: { postId: number; parentId: number | null },
  { memberId, isStaff, now: at }: Writing,
): Promise<ProblemAnswer | null> {
  const post = await takePost(q, postId);
  if (!post || post.state === 'deleted') return problem('NOT_FOUND');
  if (post.state === 'hidden') return problem('INVALID_STATE');
  const last = isStaff ? null : await repository.readLastReply(q, memberId);
  const wait = waitForReply(last, at);
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1_000);
    return tooSoon(
      wait,
      `댓글은 10초에 한 번 쓸 수 있습니다. ${seconds}초 후에 다시 등록해주세요.`,
    );
  }
  if (parentId === null) return null;
  const parent = await repository.takeReply(q, parentId);
  const isOpen = parent?.postId === postId && parent.parentId === null && parent.state === 'shown';
  return isOpen ? null : fieldProblem('body.parentId', 'is no reply that can be answered');
}

export function createReplies(db: Db) {
  return {
    /** Null where the reader is shown no such post. */
    async list(
      postId: number,
      { after, limit }: { after: Position | undefined; limit: number },
      reader: Person,
    ): Promise<{ data: PostReply[]; nextCursor: string | null } | null> {
      const post = await readPost(db, postId, reader.memberId);
      if (post === null || (post.state === 'hidden' && !seesHidden(reader, post))) return null;
      const page = { postId, reader: reader.memberId, after, limit: limit + 1 };
      const { data, nextCursor } = pageOf(
        await repository.listReplies(db, page),
        limit,
        ({ thread, id }) => ({ at: thread, id: String(id) }),
      );
      return { data: data.map((row) => show(row, reader)), nextCursor };
    },
    /** Adds a reply, once under its key. */
    async add(
      postId: number,
      draft: { text: string; parentId: number | null },
      { key, by }: { key: string; by: Writing },
    ): Promise<Written<PostReply>> {
      const { memberId, now: at } = by;
      const text = manyLines(draft.text);
      if (seenLength(text) === 0)
        return { ok: false, refusal: fieldProblem('body.text', 'must have text') };
      const command = { memberId, scope: 'reply' as const, key, body: { postId, ...draft }, at };
      return db.tx(async (q) => {
        await lockWriter(q, memberId);
        const refusal =
          (await readAnswer(q, command)) === null
            ? await refusalOf(q, { postId, parentId: draft.parentId }, by)
            : null;
        if (refusal) return { ok: false, refusal };
        const outcome = await answerOnce<PostReply>(q, command, async () => {
          const { parentId } = draft;
          const id = await repository.insertReply(q, { postId, parentId, memberId, text, at });
          return { status: 201, answer: await shown(q, id, by) };
        });
        return outcome.kind === 'reused'
          ? { ok: false, refusal: problem('IDEMPOTENCY_KEY_REUSED') }
          : { ok: true, value: outcome.answer };
      });
    },
    async change(id: number, typed: string, by: Writing): Promise<Written<PostReply>> {
      const text = manyLines(typed);
      return db.tx(async (q) => {
        const own = await takeOwn(q, id, by.memberId);
        if (own.error !== null) return refuse(own.error);
        if (own.reply.state !== 'shown' || own.post.state !== 'shown')
          return refuse('INVALID_STATE');
        if (seenLength(text) === 0)
          return { ok: false, refusal: fieldProblem('body.text', 'must have text') };
        await repository.updateReply(q, id, { text, at: by.now });
        return { ok: true, value: await shown(q, id, by) };
      });
    },
    /** Whether there was one of the member. */
    remove: (id: number, { memberId }: Person): Promise<boolean> =>
      db.tx(async (q) => {
        const own = await takeOwn(q, id, memberId);
        if (own.error !== null || own.reply.state === 'deleted') return false;
        await repository.removeReplies(q, [id]);
        return true;
      }),
  };
}

export type Replies = ReturnType<typeof createReplies>;
