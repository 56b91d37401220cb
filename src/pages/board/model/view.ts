import { combine, createEvent, createStore, sample } from 'effector';
import { type PostBoard, takeablePicks } from '@/entities/post';
import { reported } from '@/features/post-report';
import { picksOffered } from '@/features/slip-picks/events';
import { confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { parseWhole } from '@/shared/lib/typed-number';
import { navigationRequested } from '@/shared/routes';
import { deletePost, loadPost } from '../api';
import { type ListQuery, viewClosed, viewOpened } from '../events';
import { hrefOf } from '../lib/list-query';
import { listDefaults } from '../search';
import { messages } from '../ui/messages';
import { $list } from './list';

/** What has not begun of the attached bet is to be taken as well. */
export const picksTaken = createEvent();

export const post = createApiQuery(loadPost);

const idOf = (id: string | undefined) => parseWhole(id ?? '') || null;
/** The post of the address; null where it names none. */
const $id = createStore<number | null>(null)
  .on(viewOpened, (_last, { id }) => idOf(id))
  .reset(viewClosed);
export const $board = createStore<PostBoard>('free').on(viewOpened, (_last, { board }) => board);
/** Whether there is no such post, or none that this member is shown. */
export const $isMissing = createStore(false)
  .on(viewOpened, (_last, { id }) => idOf(id) === null)
  .on(post.failed, (_last, { error }) => isProblem(error, 'NOT_FOUND'))
  .reset(post.done, viewClosed);
/** The list that was left for it, or that of its board. */
export const $back = combine(
  [$list, $board] as const,
  ([list, board]): ListQuery => (list.board === board ? list : { board, ...listDefaults }),
);
/** Selections of the attached bet that have not begun. */
export const $picks = combine(post.$data, $now, (shown, now) =>
  shown?.bet ? takeablePicks(shown.bet, now) : [],
);

export const deleting = confirmedMutation({
  send: deletePost,
  confirm: {
    title: messages.deletePost,
    text: messages.deletePostConfirm,
    confirmLabel: messages.delete,
    tone: 'danger',
  },
  done: messages.postDeleted,
});

sample({ clock: [viewOpened, viewClosed], target: post.reset });
export const postRequested = sample({
  clock: viewOpened,
  source: $id,
  filter: (id) => id !== null,
  fn: (id) => id as number,
});
sample({ clock: postRequested, target: post.start });
sample({ clock: viewClosed, target: deleting.reset });
sample({
  clock: deleting.done,
  source: $back,
  fn: (back) => ({ to: hrefOf(back), replace: true }),
  target: navigationRequested,
});
sample({
  clock: picksTaken,
  source: $picks,
  filter: (picks) => picks.length > 0,
  fn: (picks) => ({ picks }),
  target: picksOffered,
});
sample({
  clock: reported,
  source: post.$data,
  filter: (shown, { kind, id }) => kind === 'post' && shown?.id === id,
  fn: (shown) => shown && { ...shown, isReported: true },
  target: post.$data,
});
