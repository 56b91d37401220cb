import { combine, createEvent, createStore, sample } from 'effector';
import type { Bet } from '@/entities/bet';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import { type PostBet, type PostBoard, postHref, toPostBet } from '@/entities/post';
import {
  $files,
  filesChosen,
  filesForgotten,
  filesOf,
  filesRestored,
  isFaulty,
  isUnderWay,
  postSchema,
  type PostValues,
} from '@/features/post-editor';
import { type ApiError, confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { keepDraft } from '@/shared/lib/kept-draft';
import { navigationRequested } from '@/shared/routes';
import { loadPost, savePost, type Writing } from '../api';
import { writeClosed, writeOpened } from '../events';
import { messages } from '../ui/messages';
import { createLeaving } from './leaving';
import { posts } from './list';

/** A bet is attached in place of the one before; null takes it off. */
export const betChosen = createEvent<Bet | null>();
/** Nothing of what was written stays. */
const cleared = createEvent();
/** The page is empty, and the post that it is about is known. */
export const writingBegun = createEvent();

/** The post that is changed, and which bet it has. */
export const existing = createApiQuery(loadPost);

/** What the server refuses of the fields, said beside them; null where it is about something else. */
function faultsOf(error: ApiError): Partial<Record<keyof PostValues, string>> | null {
  if (!isProblem(error, 'VALIDATION')) return null;
  const paths = error.errors.map(({ path }) => path);
  const faults = {
    ...(paths.includes('body.title') && { title: messages.titleRefused }),
    ...(paths.includes('body.contents') && { contents: messages.contentsRefused }),
  };
  return Object.keys(faults).length === 0 ? null : faults;
}
export const saving = confirmedMutation({
  send: createSending<Writing, number>(savePost),
  done: (_id, { id }) => (id === null ? messages.written : messages.changed),
  refusals: (error) => (faultsOf(error) ? null : undefined),
});
export const form = createForm<PostValues>({
  initial: { title: '', contents: '' },
  schema: postSchema,
  isBusy: saving.$isPending,
});

export const $board = createStore<PostBoard>('free').on(writeOpened, (_last, { board }) => board);
/** The post that is changed; null for a new one. */
export const $postId = createStore<number | null>(null).on(
  writeOpened,
  (_last, { id }) => id || null,
);

/** A bet with its look to the readers of the post. */
interface AttachedBet {
  id: string;
  bet: PostBet;
}
export const $attached = createStore<AttachedBet | null>(null)
  .on(betChosen, (_last, bet) => bet && { id: bet.id, bet: toPostBet(bet) })
  .reset(cleared);
/** There is something that would be lost. */
export const $isEdited = createStore(false)
  .on([form.changed, filesChosen, betChosen], () => true)
  .reset(cleared, saving.done, sessionLost);
export const leaving = createLeaving({
  $isEdited,
  question: {
    title: messages.leave,
    text: messages.leaveText,
    confirmLabel: messages.leaveYes,
    cancelLabel: messages.leaveNo,
    tone: 'danger',
  },
});
$isEdited.reset(leaving.left);

sample({ clock: [writeOpened, writeClosed], target: cleared });
sample({ clock: writeOpened, target: writingBegun });
sample({ clock: cleared, target: [form.reset, filesForgotten, existing.reset, saving.reset] });
sample({
  clock: writingBegun,
  source: $postId,
  filter: (id) => id !== null,
  fn: (id) => id as number,
  target: existing.start,
});

/** What was written before the session ended is here again. */
const restored = keepDraft({
  draft: combine({
    id: $postId,
    values: form.$values,
    attached: $attached,
    files: $files.map((files) => files.filter(({ state }) => state === 'done')),
  }),
  opened: writingBegun,
  owner: $member,
  ended: sessionLost,
});
const refilled = sample({
  clock: restored,
  source: $postId,
  filter: (id, kept) => kept.id === id,
  fn: (_id, kept) => kept,
});
const $isRestored = createStore(false)
  .on(refilled, () => true)
  .reset(cleared);
$isEdited.on(refilled, () => true);
/** The post that is changed, as it was, where nothing has been written about it yet. */
const taken = sample({
  clock: existing.done,
  source: $isRestored,
  filter: (isRestored) => !isRestored,
  fn: (_isRestored, { result: { title, contents, bet, betId } }) => ({
    values: { title, contents },
    attached: bet && betId !== null ? { id: betId, bet } : null,
    files: filesOf(contents),
  }),
});
const filled = sample({ clock: [refilled, taken] });
/** Counts what was filled in: the editor begins again with it. */
export const $edition = createStore(0).on(filled, (count) => count + 1);
sample({ clock: filled, fn: ({ values }) => values, target: form.filled });
sample({ clock: filled, fn: ({ attached }) => attached, target: $attached });
sample({ clock: filled, fn: ({ files }) => files, target: filesRestored });

/** Whether there is no such post, or it is another member's. */
export const $isMissing = createStore(false)
  .on(existing.done, (_last, { result }) => !result.author.isMine)
  .on(existing.failed, (_last, { error }) => isProblem(error, 'NOT_FOUND'))
  .reset(cleared);
/** What was accepted waits until all images are uploaded. */
export const $waits = createStore(false).reset(cleared, form.refused);
/** What is wrong with the images. */
export const $fileFault = createStore<string | null>(null).reset(cleared, form.changed, $files);

const checked = sample({
  clock: form.accepted,
  source: $files,
  fn: (files, values) => ({
    values,
    faulty: files.filter(isFaulty).length,
    loose: files.filter(({ url }) => url !== null && !values.contents.includes(url)).length,
    waits: files.some(isUnderWay),
  }),
});
sample({
  clock: checked,
  filter: ({ faulty, loose }) => faulty + loose > 0,
  fn: ({ faulty, loose }) =>
    faulty > 0 ? messages.faultyFiles(faulty) : messages.looseFiles(loose),
  target: $fileFault,
});
sample({
  clock: checked,
  fn: ({ faulty, loose, waits }) => faulty + loose === 0 && waits,
  target: $waits,
});
sample({
  clock: $files,
  source: $waits,
  filter: (waits, files) => waits && !files.some(isUnderWay),
  fn: () => undefined,
  target: form.submitted,
});
sample({
  clock: checked,
  source: { board: $board, id: $postId, attached: $attached },
  filter: (_about, { faulty, loose, waits }) => faulty + loose === 0 && !waits,
  fn: ({ board, id, attached }, { values: { title, contents } }): Writing => ({
    board,
    id,
    draft: { title: title.trim(), contents, betId: attached?.id ?? null },
  }),
  target: saving.start,
});
sample({
  clock: saving.failed,
  fn: ({ error }) => faultsOf(error) ?? {},
  target: form.errorsUpdated,
});
sample({
  clock: saving.done,
  fn: ({ params: { board }, result: id }) => ({ to: postHref(board, id), replace: true }),
  target: navigationRequested,
});
// A new one is on the first page.
sample({
  clock: saving.done,
  filter: ({ params }) => params.id === null,
  target: posts.closed,
});
