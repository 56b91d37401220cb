import { createEvent, createStore, sample } from 'effector';
import { isProblem } from '@/shared/api';
import { deletion, inbox, opening } from './api';
import { isUnread, withRead, type Message } from './lib/message';

/** Opens a message, or closes the open one. */
export const messageToggled = createEvent<string>();
export const messageRetried = createEvent<string>();
/** The member agreed to delete these; unread ones are left alone. */
export const messagesDeleted = createEvent<readonly string[]>();

export const $openId = createStore<string | null>(null);
/** Texts of the messages opened so far, by id. */
export const $contents = createStore<Readonly<Record<string, Message>>>({});
export const $failedId = createStore<string | null>(null);

export const $readIds = inbox.$items.map((messages) =>
  (messages ?? []).filter((message) => !isUnread(message)).map(({ id }) => id),
);
export const $isDeleting = deletion.$isPending;
export const deleteFailed: typeof deletion.failed = deletion.failed;

$openId
  .on(messageToggled, (openId, id) => (openId === id ? null : id))
  .reset(inbox.opened, inbox.closed, inbox.$pageNumber);
$failedId
  .on(opening.failed, (_id, { params }) => params)
  .reset(messageToggled, messageRetried, inbox.opened, inbox.closed);
$contents
  .on(opening.done, (contents, { result }) => ({ ...contents, [result.id]: result }))
  .reset(inbox.closed);

sample({
  clock: [messageToggled, messageRetried],
  source: { openId: $openId, contents: $contents },
  filter: ({ openId, contents }, id) => openId === id && !(id in contents),
  fn: (_state, id) => id,
  target: opening.start,
});
// Recalled before it was opened: the inbox shows what is left.
sample({
  clock: opening.failed,
  filter: ({ error }) => isProblem(error, 'NOT_FOUND'),
  fn: () => undefined,
  target: inbox.refresh,
});
/** A message was opened for the first time, so the unread count has fallen. */
export const messageRead = sample({
  clock: opening.done,
  source: inbox.$items,
  filter: (messages, { params }) =>
    messages?.some((message) => message.id === params && isUnread(message)) ?? false,
  fn: (_messages, { result }) => result,
});
inbox.$items.on(messageRead, (messages, message) => messages && withRead(messages, message));

sample({
  clock: messagesDeleted,
  source: $readIds,
  filter: (readIds, ids) => ids.some((id) => readIds.includes(id)),
  fn: (readIds, ids) => ids.filter((id) => readIds.includes(id)),
  target: deletion.start,
});
// Also after a failure: some of them may be gone.
sample({ clock: [deletion.done, deletion.failed], target: inbox.refresh });
