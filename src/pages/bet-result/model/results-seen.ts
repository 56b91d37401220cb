import { createEffect, createStore, sample } from 'effector';
import { $unseenResults } from '@/entities/member';
import { createApiMutation, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { pageClosed, pageOpened } from '../events';

/** What was refused, or came while another was sent, is sent again after this long. */
const retryMs = 30_000;

/** The member has the history in view: its results are seen, on every device. */
export const resultsSeen = createApiMutation((api) => request(api.POST('/bet/seen')));

/** A tab in the background shows its page to nobody. */
export const readIsVisibleFx = createEffect(
  () => typeof document === 'undefined' || document.visibilityState === 'visible',
);

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
/** Epoch milliseconds. */
const $sentAt = createStore(0);

const retryDue = sample({
  clock: $now,
  source: $sentAt,
  filter: (sentAt, now) => now - sentAt >= retryMs,
});
sample({
  clock: [pageOpened, $unseenResults, retryDue],
  source: { isOpen: $isOpen, unseen: $unseenResults },
  filter: ({ isOpen, unseen }) => isOpen && unseen > 0,
  fn: () => undefined,
  target: readIsVisibleFx,
});
sample({
  clock: readIsVisibleFx.doneData,
  filter: Boolean,
  fn: () => undefined,
  target: resultsSeen.start,
});
sample({ clock: resultsSeen.start, source: $now, target: $sentAt });
