import { createEvent, createStore, sample } from 'effector';
import type { ApiError } from '@/shared/api';
import { deleteMessagesFx, loadInboxFx, openMessageFx } from './api';
import { isUnread, withRead, type Message, type MessageSummary } from './lib/message';

export const inboxOpened = createEvent();
export const inboxClosed = createEvent();
/** Something may have arrived: the page in sight is asked for again. */
export const inboxRefreshed = createEvent();
export const nextPageClicked = createEvent();
export const previousPageClicked = createEvent();
/** Opens a message, or closes the open one. */
export const messageToggled = createEvent<string>();
export const messageRetried = createEvent<string>();
/** The member agreed to delete these; unread ones are left alone. */
export const messagesDeleted = createEvent<readonly string[]>();
const pageRequested = createEvent<{ cursor: string | null }>();

const $isOpen = createStore(false);
/** Null until the first page is here. */
export const $messages = createStore<readonly MessageSummary[] | null>(null);
/** Where each page up to the one in sight began. */
const $cursors = createStore<readonly (string | null)[]>([null]);
const $nextCursor = createStore<string | null>(null);
export const $inboxFailure = createStore<ApiError | null>(null);
export const $openId = createStore<string | null>(null);
/** Texts of the messages opened so far, by id. */
export const $contents = createStore<Readonly<Record<string, Message>>>({});
export const $failedId = createStore<string | null>(null);

const $cursor = $cursors.map((cursors) => cursors.at(-1) ?? null);
export const $pageNumber = $cursors.map((cursors) => cursors.length);
export const $hasPrevious = $cursors.map((cursors) => cursors.length > 1);
export const $hasNext = $nextCursor.map((cursor) => cursor !== null);
export const $isDeleting = deleteMessagesFx.pending;
export const $readIds = $messages.map((messages) =>
  (messages ?? []).filter((message) => !isUnread(message)).map(({ id }) => id),
);
export const deleteFailed: typeof deleteMessagesFx.failData = deleteMessagesFx.failData;

sample({ clock: inboxOpened, fn: () => true, target: $isOpen });
sample({ clock: inboxClosed, fn: () => false, target: $isOpen });
sample({ clock: [inboxOpened, inboxClosed], fn: () => null, target: [$messages, $openId] });
sample({ clock: [inboxOpened, inboxClosed], fn: () => null, target: [$nextCursor, $failedId] });
sample({ clock: [inboxOpened, inboxClosed], fn: () => [null], target: $cursors });
sample({ clock: inboxClosed, fn: () => ({}), target: $contents });

sample({ clock: inboxOpened, fn: () => ({ cursor: null }), target: pageRequested });
sample({
  clock: inboxRefreshed,
  source: { cursor: $cursor, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ cursor }) => ({ cursor }),
  target: pageRequested,
});
const turned = sample({
  clock: nextPageClicked,
  source: { cursors: $cursors, next: $nextCursor },
  filter: ({ next }) => next !== null,
  fn: ({ cursors, next }) => [...cursors, next],
});
const pageEmptied = sample({
  clock: loadInboxFx.doneData,
  source: $cursors,
  filter: (cursors, { messages }) => messages.length === 0 && cursors.length > 1,
});
const turnedBack = sample({
  clock: [previousPageClicked, pageEmptied],
  source: $cursors,
  filter: (cursors) => cursors.length > 1,
  fn: (cursors) => cursors.slice(0, -1),
});
sample({ clock: [turned, turnedBack], target: $cursors });
sample({
  clock: [turned, turnedBack],
  fn: (cursors) => ({ cursor: cursors.at(-1) ?? null }),
  target: pageRequested,
});
sample({ clock: [turned, turnedBack], fn: () => null, target: $openId });
sample({ clock: pageRequested, target: loadInboxFx });
sample({ clock: pageRequested, fn: () => null, target: $inboxFailure });

// An answer for a page that is no longer in sight is late and must not show.
const arrived = sample({
  clock: loadInboxFx.done,
  source: { cursor: $cursor, isOpen: $isOpen },
  filter: ({ cursor, isOpen }, { params }) => isOpen && params.cursor === cursor,
  fn: (_state, { result }) => result,
});
sample({ clock: arrived, fn: ({ messages }) => messages, target: $messages });
sample({ clock: arrived, fn: ({ nextCursor }) => nextCursor, target: $nextCursor });
sample({
  clock: loadInboxFx.fail,
  source: { cursor: $cursor, isOpen: $isOpen },
  filter: ({ cursor, isOpen }, { params }) => isOpen && params.cursor === cursor,
  fn: (_state, { error }) => error,
  target: $inboxFailure,
});

sample({
  clock: messageToggled,
  source: $openId,
  fn: (openId, id) => (openId === id ? null : id),
  target: $openId,
});
sample({
  clock: [messageToggled, messageRetried],
  source: { openId: $openId, contents: $contents },
  filter: ({ openId, contents }, id) => openId === id && !(id in contents),
  fn: (_state, id) => id,
  target: openMessageFx,
});
sample({ clock: [messageToggled, messageRetried], fn: () => null, target: $failedId });
sample({ clock: openMessageFx.fail, fn: ({ params }) => params, target: $failedId });

/** A message was opened for the first time, so the unread count has fallen. */
export const messageRead = sample({
  clock: openMessageFx.doneData,
  source: $messages,
  filter: (messages, { id }) =>
    messages?.some((message) => message.id === id && isUnread(message)) ?? false,
  fn: (_messages, message) => message,
});
sample({
  clock: openMessageFx.doneData,
  source: $contents,
  fn: (contents, message) => ({ ...contents, [message.id]: message }),
  target: $contents,
});
sample({
  clock: messageRead,
  source: $messages,
  fn: (messages, message) => withRead(messages ?? [], message),
  target: $messages,
});

sample({
  clock: messagesDeleted,
  source: { readIds: $readIds, isDeleting: $isDeleting },
  filter: ({ readIds, isDeleting }, ids) => !isDeleting && ids.some((id) => readIds.includes(id)),
  fn: ({ readIds }, ids) => ids.filter((id) => readIds.includes(id)),
  target: deleteMessagesFx,
});
// Also after a failure: some of them may be gone.
sample({ clock: deleteMessagesFx.finally, fn: () => undefined, target: inboxRefreshed });
