import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { sessionLost } from '@/entities/member';
import {
  loadNotifications,
  markRead,
  type Notification,
  notificationCountsReceived,
  notificationCountsRefreshed,
  type NotificationKind,
  type NotificationPage,
  notificationsDialog,
} from '@/entities/notification';
import { createApiMutation, createPagedQuery, isHandledByApp } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { navigated, navigationStarted } from '@/shared/routes';
import { messages } from './ui/messages';

const limit = 15;

type Kind = NotificationKind | null;

/** The panel is open. */
export const CenterGate = createGate();
/** Shows those of one kind, or with null all. */
export const kindChosen = createEvent<Kind>();
/** The member has taken note of one. */
export const readClicked = createEvent<string>();
export const allReadClicked = createEvent();
/** The member goes where one leads. */
export const linkFollowed = createEvent<string>();

export const $kind = createStore<Kind>(null)
  .on(kindChosen, (_last, kind) => kind)
  .reset(CenterGate.close);

export const list = createPagedQuery<Kind, Notification, string, Pick<NotificationPage, 'unread'>>(
  (api, { query, cursor }) => loadNotifications(api, { kind: query, cursor, limit }),
  {
    shows: 'every page',
    keyOf: ({ id }) => id,
  },
);
/** Each is an answer of its own: several may be on their way. */
export const reading = createApiMutation(markRead, { whileSending: 'send' });

list.$items.on(
  reading.done,
  (items, { params: id }) =>
    items?.map((one) => (id === null || id === one.id ? { ...one, isRead: true } : one)) ?? items,
);

sample({ clock: [CenterGate.open, kindChosen], source: $kind, target: list.opened });
sample({ clock: CenterGate.close, target: list.closed });
sample({ clock: [readClicked, linkFollowed], target: reading.start });
sample({ clock: allReadClicked, fn: () => null, target: reading.start });
sample({ clock: sessionLost, target: reading.reset });
sample({
  clock: list.$answer.map((answer) => answer?.unread ?? null),
  filter: (counts) => counts !== null,
  target: notificationCountsReceived,
});
sample({
  clock: reading.done,
  fn: ({ result }) => result,
  target: notificationCountsReceived,
});
sample({
  clock: reading.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: () => ({ text: messages.readFailed, tone: 'danger' as const }),
  target: toastShown,
});
// Something has happened meanwhile. Who has gone on to the older ones is not led back.
sample({
  clock: notificationCountsRefreshed,
  source: { isOpen: CenterGate.status, page: list.$pageNumber },
  filter: ({ isOpen, page }) => isOpen && page === 1,
  target: list.refresh,
});
sample({
  clock: [linkFollowed, navigationStarted, navigated],
  source: CenterGate.status,
  filter: Boolean,
  fn: () => undefined,
  target: notificationsDialog.closed,
});
