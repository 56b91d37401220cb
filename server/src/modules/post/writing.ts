import { MAX_POST_IMAGES, postTextFault, seenLength } from '#rules/html.ts';
import { cleanPost } from '../../lib/html.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { answerOnce, readAnswer } from '../../lib/idempotency.ts';
import { fieldProblem, type ProblemAnswer, problem } from '../../lib/problem.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { PostBets } from './bets.ts';
import { countOwnImages, dropImages, saveImages } from './image-repository.ts';
import { waitForPost } from './pace.ts';
import * as repository from './repository.ts';
import { searchedText } from './search.ts';
import type { Board, Person, PostDraft } from './types.ts';
import { oneLine, tooSoon } from './words.ts';

/** Who writes and when. */
export interface Writing extends Person {
  now: number;
}

export type Written<T> = { ok: true; value: T } | { ok: false; refusal: ProblemAnswer };

const TEXT_FAULTS = {
  short: 'has fewer than 2 characters',
  long: 'has more than 10000 characters',
};
const MINUTE_MS = 60_000;

const refused = (refusal: ProblemAnswer) => ({ ok: false as const, refusal });
const done = <T>(value: T) => ({ ok: true as const, value });

async function imageFault(q: Queryable, memberId: string, images: readonly string[]) {
  if ((await countOwnImages(q, memberId, images)) === images.length) return null;
  return fieldProblem('body.contents', 'has an image that the member has not uploaded');
}

/** Null where the member may write now. Staff writes as often as it wants. */
async function paceFault(q: Queryable, { memberId, isStaff, now }: Writing) {
  if (isStaff) return null;
  const wait = waitForPost(await repository.readPace(q, memberId, startOfSeoulDay(now)), now);
  if (wait === 0) return null;
  return wait > MINUTE_MS
    ? tooSoon(wait, '글은 하루에 20개까지 쓸 수 있습니다. 내일 다시 등록해주세요.')
    : tooSoon(
        wait,
        `글은 1분에 한 번 쓸 수 있습니다. ${Math.ceil(wait / 1_000)}초 후에 다시 등록해주세요.`,
      );
}

/** The safe text of a draft, or what is wrong with it; its images, which a transaction has to lock, are not checked. */
async function textOf(
  { title: typed, contents, betId }: PostDraft,
  memberId: string,
  bets: Pick<PostBets, 'isOwn'>,
): Promise<Written<repository.PostText>> {
  const title = oneLine(typed);
  const { html, text, images } = await cleanPost(contents);
  const textFault = postTextFault(text);
  if (seenLength(title) < 2)
    return refused(fieldProblem('body.title', 'has fewer than 2 characters'));
  if (textFault !== null) return refused(fieldProblem('body.contents', TEXT_FAULTS[textFault]));
  if (images.length > MAX_POST_IMAGES)
    return refused(fieldProblem('body.contents', 'has more than 5 images'));
  if (betId !== null && !(await bets.isOwn(memberId, betId)))
    return refused(fieldProblem('body.betId', 'is not a bet of the member'));
  return done({ title, html, text, betId, images, search: searchedText({ title, text }) });
}

export function createWriting(db: Db, bets: Pick<PostBets, 'isOwn'>) {
  return {
    /** Adds a post, once under its key. */
    async add(
      board: Board,
      draft: PostDraft,
      { key, by }: { key: string; by: Writing },
    ): Promise<Written<{ id: number }>> {
      const { memberId, now: at } = by;
      const command = { memberId, scope: 'post' as const, key, body: { board, ...draft }, at };
      const isRepeat = async (q: Queryable) => (await readAnswer(q, command)) !== null;
      // Checked here and again under the lock: cleaning takes a while, and is not done for what comes too soon.
      const early = (await isRepeat(db)) ? null : await paceFault(db, by);
      if (early) return refused(early);
      const prepared = await textOf(draft, memberId, bets);
      if (!prepared.ok) return prepared;
      const post = prepared.value;
      return db.tx(async (q) => {
        await repository.lockWriter(q, memberId);
        const late = (await isRepeat(q))
          ? null
          : ((await paceFault(q, by)) ?? (await imageFault(q, memberId, post.images)));
        if (late) return refused(late);
        const outcome = await answerOnce<{ id: number }>(q, command, async () => {
          const id = await repository.insertPost(q, { ...post, board, memberId, at });
          await saveImages(q, id, post.images);
          return { status: 201, answer: { id } };
        });
        return outcome.kind === 'reused'
          ? refused(problem('IDEMPOTENCY_KEY_REUSED'))
          : done(outcome.answer);
      });
    },
    async change(id: number, draft: PostDraft, by: Writing): Promise<Written<null>> {
      const { memberId, now: at } = by;
      const prepared = await textOf(draft, memberId, bets);
      return db.tx(async (q) => {
        await repository.lockWriter(q, memberId);
        const post = await repository.takePost(q, id);
        if (post?.memberId !== memberId || post.state === 'deleted')
          return refused(problem('NOT_FOUND'));
        if (post.state === 'hidden') return refused(problem('INVALID_STATE'));
        if (!prepared.ok) return prepared;
        const { images } = prepared.value;
        const unknown = await imageFault(q, memberId, images);
        if (unknown) return refused(unknown);
        await repository.updatePost(q, id, { ...prepared.value, at });
        await dropImages(q, [id], { keep: images, at });
        await saveImages(q, id, images);
        return done(null);
      });
    },
    /** Whether there was one of the member. */
    remove: (id: number, { memberId }: Writing): Promise<boolean> =>
      db.tx(async (q) => {
        await repository.lockWriter(q, memberId);
        const post = await repository.takePost(q, id);
        if (post?.memberId !== memberId || post.state === 'deleted') return false;
        await repository.removePosts(q, [id]);
        // As if unused for ever: the files of a post go with it.
        await dropImages(q, [id], { at: 0 });
        return true;
      }),
  };
}

export type PostWriting = ReturnType<typeof createWriting>;
