import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $member, sessionLost } from '@/entities/member';
import { createSending } from '@/entities/money-request';
import type { PostReply } from '@/entities/post';
import { reported } from '@/features/post-report';
import { confirmedMutation, createPagedQuery, isProblem } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { keepDraft } from '@/shared/lib/kept-draft';
import { addReply, changeReply, deleteReply, loadReplies, type ReplyDraft } from '../api';
import { viewClosed } from '../events';
import { withChanged, withoutReply, withReply } from '../lib/reply-list';
import { messages } from '../ui/messages';
import { post, postRequested } from './view';

export const maxText = 500;

/** A reply is to be answered; null is a reply to the post itself. */
export const answerChosen = createEvent<PostReply | null>();
/** A reply of one's own is to be changed; null leaves it as it is. */
export const changeChosen = createEvent<PostReply | null>();

export const replies = createPagedQuery<number, PostReply>(loadReplies, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
export const adding = createSending<ReplyDraft, PostReply>(addReply);
export const changing = confirmedMutation({
  send: changeReply,
  refusals: { NOT_FOUND: messages.replyGone, INVALID_STATE: messages.replyGone },
});
export const deletion = confirmedMutation({
  send: deleteReply,
  confirm: {
    title: messages.deleteReply,
    text: messages.deleteReplyConfirm,
    confirmLabel: messages.delete,
    tone: 'danger',
  },
  done: messages.replyDeleted,
  refusals: { NOT_FOUND: messages.replyGone },
  shows: 'toast',
});

const schema = z.object({
  text: z.string().check(
    z.refine((text) => text.trim() !== '', messages.noReply),
    z.refine((text) => [...text.trim()].length <= maxText, messages.longReply),
  ),
});
export const form = createForm({ initial: { text: '' }, schema, isBusy: adding.$isPending });
export const changeForm = createForm({
  initial: { text: '' },
  schema,
  isBusy: changing.$isPending,
});
/** The reply that is answered. */
export const $answered = createStore<PostReply | null>(null).on(
  answerChosen,
  (_last, reply) => reply,
);
/** The reply that is changed. */
export const $changed = createStore<PostReply | null>(null)
  .on(changeChosen, (_last, reply) => reply)
  .reset(changing.done, viewClosed);

/** The post that the reply is written to: what was typed stays while its author looks at the list. */
const $postId = createStore<number | null>(null).on(postRequested, (_last, id) => id);
const movedOn = createEvent();
sample({ clock: $postId, target: movedOn });
sample({ clock: movedOn, target: [form.reset, adding.reset] });
$answered.reset(movedOn, adding.done);
const restored = keepDraft({
  draft: combine({ postId: $postId, values: form.$values, answered: $answered }),
  opened: postRequested.map(() => undefined),
  owner: $member,
  ended: sessionLost,
});
const refilled = sample({
  clock: restored,
  source: $postId,
  filter: (postId, kept) => kept.postId === postId,
  fn: (_postId, kept) => kept,
});
sample({ clock: refilled, fn: ({ values }) => values, target: form.filled });
sample({ clock: refilled, fn: ({ answered }) => answered, target: $answered });
// Once it has been kept.
sample({ clock: sessionLost, fn: () => null, target: $postId });

sample({ clock: postRequested, target: replies.opened });
sample({ clock: viewClosed, target: [replies.closed, changing.reset, deletion.reset] });

// Who chose what to answer goes on writing.
sample({
  clock: answerChosen,
  filter: (reply) => reply !== null,
  fn: () => ({ name: 'text' }),
  target: form.$focus,
});
sample({
  clock: form.accepted,
  source: { postId: $postId, answered: $answered },
  filter: ({ postId }) => postId !== null,
  fn: ({ postId, answered }, { text }): ReplyDraft => ({
    postId: postId as number,
    text: text.trim(),
    // An answer to an answer is one more to what that answers.
    parentId: answered && (answered.parentId ?? answered.id),
  }),
  target: adding.start,
});
sample({ clock: adding.done, target: form.reset });
sample({
  clock: adding.done,
  source: { items: replies.$items, postId: replies.$query },
  filter: ({ items, postId }, { params }) => items !== null && params.postId === postId,
  fn: ({ items }, { result }) => withReply(items ?? [], result),
  target: replies.$items,
});

sample({ clock: changeChosen, target: changeForm.reset });
sample({
  clock: changeChosen,
  filter: (reply) => reply !== null,
  fn: (reply) => ({ text: reply?.text ?? '' }),
  target: changeForm.filled,
});
sample({
  clock: changeChosen,
  filter: (reply) => reply !== null,
  fn: () => ({ name: 'text' }),
  target: changeForm.$focus,
});
sample({
  clock: changeForm.accepted,
  source: $changed,
  filter: (reply) => reply !== null,
  fn: (reply, { text }) => ({ id: (reply as PostReply).id, text: text.trim() }),
  target: changing.start,
});
replies.$items
  .on(changing.done, (items, { result }) => items && withChanged(items, result.id, result))
  .on(deletion.done, (items, { params }) => items && withoutReply(items, params))
  .on(deletion.failed, (items, { params, error }) =>
    items && isProblem(error, 'NOT_FOUND') ? withoutReply(items, params) : items,
  )
  .on(reported, (items, { kind, id }) =>
    items && kind === 'reply' ? withChanged(items, id, { isReported: true }) : items,
  );
// It is not as it was thought to be.
sample({
  clock: changing.failed,
  filter: ({ error }) => isProblem(error, 'NOT_FOUND', 'INVALID_STATE'),
  target: replies.refresh,
});
// The post carries their number.
sample({ clock: [adding.done, deletion.done], target: post.refresh });
