import { combine, createEvent, createStore, sample } from 'effector';
import { $unreadCount, unreadRequested } from '@/entities/member';
import { deleteFailed, inbox, messageRead, messagesDeleted } from '@/entities/message';
import { askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { navigationRequested, safeReturnPath } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

export const deleteClicked = createEvent<readonly string[]>();
export const goOnClicked = createEvent();

/** The address the unread gate kept the member from; null when the member came by choice. */
export const $gatedPath = createStore<string | null>(null);
const $knownUnread = createStore(0);
const $doomedIds = createStore<readonly string[]>([]);

sample({ clock: pageOpened, fn: () => undefined, target: inbox.opened });
sample({
  clock: pageOpened,
  fn: ({ search }) =>
    search.redirect === undefined ? null : (safeReturnPath(search.redirect) ?? '/'),
  target: $gatedPath,
});
sample({ clock: pageClosed, target: inbox.closed });
sample({
  clock: goOnClicked,
  source: $gatedPath,
  fn: (gatedPath) => ({ to: gatedPath ?? '/' }),
  target: navigationRequested,
});

sample({ clock: messageRead, fn: () => undefined, target: unreadRequested });
// A message came in while the inbox is visible, or staff has recalled one. What the member reads there is known already.
const $isCounted = combine(
  [inbox.$items, inbox.$hasNext, inbox.$hasPrevious, $unreadCount] as const,
  ([items, hasNext, hasPrevious, count]) =>
    !hasNext && !hasPrevious && items?.filter(({ readAt }) => readAt === null).length === count,
);
sample({
  clock: $unreadCount,
  source: { known: $knownUnread, isCounted: $isCounted },
  filter: ({ known, isCounted }, count) => known !== count && !isCounted,
  fn: () => undefined,
  target: inbox.refresh,
});
sample({ clock: $unreadCount, target: $knownUnread });

sample({ clock: deleteClicked, target: $doomedIds });
sample({
  clock: deleteClicked,
  fn: (ids) => ({ text: messages.deleteConfirm(ids.length), tone: 'danger' as const }),
  target: askConfirmFx,
});
sample({
  clock: askConfirmFx.doneData,
  source: $doomedIds,
  filter: (ids, isConfirmed) => isConfirmed && ids.length > 0,
  fn: (ids) => ids,
  target: messagesDeleted,
});
sample({ clock: askConfirmFx.finally, fn: () => [], target: $doomedIds });
sample({
  clock: deleteFailed,
  fn: () => ({ text: messages.deleteFailed, tone: 'danger' as const }),
  target: toastShown,
});
