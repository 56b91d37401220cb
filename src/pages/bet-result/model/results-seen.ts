import { attach, createStore, sample } from 'effector';
import { $unseenResults } from '@/entities/member';
import { createApiMutation, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { pageClosed, pageOpened } from '../events';

/** What was refused, or came while another was sent, is sent again after this long. */
const retryMs = 30_000;

/** The member has the history in view: its results are seen, on every device. */
export const resultsSeen = createApiMutation((api) => request(api.POST('/bet/seen')));

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
/** Epoch milliseconds. */
const $sentAt = createStore(0);

const readTabFx = attach({ effect: readIsVisibleFx });
const retryDue = sample({
  clock: $now,
  source: $sentAt,
  filter: (sentAt, now) => now - sentAt >= retryMs,
});
sample({
  clock: [pageOpened, $unseenResults, retryDue],
  source: { isOpen: $isOpen, unseen: $unseenResults },
  filter: ({ isOpen, unseen }) => isOpen && unseen > 0,
  target: readTabFx,
});
sample({
  clock: readTabFx.doneData,
  filter: Boolean,
  target: resultsSeen.start,
});
sample({ clock: resultsSeen.start, source: $now, target: $sentAt });
