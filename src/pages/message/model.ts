import { combine, createEvent, createStore, sample } from 'effector';
import { isOpenMessageAnswer, isGetMessagesAnswer } from '#contract/checks.gen.ts';
import { $unreadCount, unreadRequested } from '@/entities/member';
import type { Message, MessageSummary } from '@/entities/message';
import {
  confirmedMutation,
  createApiMutation,
  createPagedQuery,
  isApiError,
  isProblem,
  request,
} from '@/shared/api';
import { navigationRequested, safeReturnPath } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

const limit = 15;

/** Opens a message, or closes the open one. */
export const messageToggled = createEvent<string>();
export const messageRetried = createEvent<string>();
/** The member has read all and goes where the unread gate kept them from. */
export const goOnClicked = createEvent();

export const inbox = createPagedQuery<void, MessageSummary>(
  async (api, { cursor }) => {
    const query = { limit, ...(cursor === null ? {} : { cursor }) };
    const answer = await request(api.GET('/message', { params: { query } }), isGetMessagesAnswer);
    return { items: answer.data, next: answer.nextCursor };
  },
  { shows: 'one page', keyOf: ({ id }) => id },
);
/** Opening a message marks it as read, so that the answer about each counts. */
const opening = createApiMutation(
  (api, messageId: string) =>
    request(
      api.GET('/message/{messageId}', { params: { path: { messageId } } }),
      isOpenMessageAnswer,
    ),
  { whileSending: 'send' },
);
export const deletion = confirmedMutation({
  async send(api, ids: readonly string[]) {
    for (const messageId of ids) {
      try {
        await request(api.DELETE('/message/{messageId}', { params: { path: { messageId } } }));
      } catch (error) {
        // Deleted in another tab: what was wanted is so.
        if (!isApiError(error) || !isProblem(error, 'NOT_FOUND')) throw error;
      }
    }
  },
  confirm: (ids) => ({ text: messages.deleteConfirm(ids.length), tone: 'danger' }),
  refusals: () => messages.deleteFailed,
  shows: 'toast',
  // Also after a failure: some of them may be gone.
  refresh: inbox.refresh,
});

export const $openId = createStore<string | null>(null)
  .on(messageToggled, (openId, id) => (openId === id ? null : id))
  .reset(inbox.opened, inbox.closed, inbox.$pageNumber);
export const $failedId = createStore<string | null>(null)
  .on(opening.failed, (_id, { params }) => params)
  .reset(messageToggled, messageRetried, inbox.opened, inbox.closed);
/** Texts of the messages opened so far, by id. */
export const $contents = createStore<Readonly<Record<string, Message>>>({})
  .on(opening.done, (contents, { result }) => ({ ...contents, [result.id]: result }))
  .reset(inbox.closed);
export const $readIds = inbox.$items.map((all) =>
  (all ?? []).flatMap(({ id, readAt }) => (readAt === null ? [] : id)),
);
/** The address the unread gate kept the member from; null when the member came by choice. */
export const $gatedPath = createStore<string | null>(null);

sample({ clock: pageOpened, fn: () => undefined, target: inbox.opened });
sample({
  clock: pageOpened,
  fn: ({ search }) =>
    search.redirect === undefined ? null : (safeReturnPath(search.redirect) ?? '/'),
  target: $gatedPath,
});
sample({ clock: pageClosed, target: [inbox.closed, deletion.reset] });
sample({
  clock: goOnClicked,
  source: $gatedPath,
  fn: (gatedPath) => ({ to: gatedPath ?? '/' }),
  target: navigationRequested,
});
sample({
  clock: [messageToggled, messageRetried],
  source: { openId: $openId, contents: $contents },
  filter: ({ openId, contents }, id) => openId === id && !(id in contents),
  fn: (_state, id) => id,
  target: opening.start,
});

// It was opened for the first time, so the unread count has fallen.
const read = sample({
  clock: opening.done,
  source: inbox.$items,
  filter: (all, { params }) =>
    all?.some(({ id, readAt }) => id === params && readAt === null) ?? false,
  fn: (_all, { result }) => result,
});
inbox.$items.on(
  read,
  (all, { id, readAt }) => all?.map((one) => (one.id === id ? { ...one, readAt } : one)) ?? all,
);
sample({ clock: read, target: unreadRequested });
// A message came in while the inbox is visible, or staff has recalled one. What the member reads there is known already.
const $isCounted = combine(
  [inbox.$items, inbox.$hasNext, inbox.$hasPrevious, $unreadCount] as const,
  ([items, hasNext, hasPrevious, count]) =>
    !hasNext && !hasPrevious && items?.filter(({ readAt }) => readAt === null).length === count,
);
sample({
  clock: [
    sample({
      clock: $unreadCount,
      source: $isCounted,
      filter: (isCounted) => !isCounted,
    }),
    // Recalled before it was opened.
    sample({ clock: opening.failed, filter: ({ error }) => isProblem(error, 'NOT_FOUND') }),
  ],
  target: inbox.refresh,
});
