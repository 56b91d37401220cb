import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { deleteMessagesFx, loadInboxFx, openMessageFx, type InboxPage } from './api';
import { makeInbox, makeMessage, makeSummary } from './lib/sample-messages';
import {
  $contents,
  $failedId,
  $hasNext,
  $hasPrevious,
  $inboxFailure,
  $messages,
  $openId,
  $pageNumber,
  inboxClosed,
  inboxOpened,
  messageRead,
  messageRetried,
  messagesDeleted,
  messageToggled,
  nextPageClicked,
  previousPageClicked,
} from './model';

const first: InboxPage = { messages: makeInbox(15), nextCursor: 'c2' };
const second: InboxPage = { messages: [makeSummary({ id: 'last' })], nextCursor: null };
// An effect of `createApiFx` is answered with the client first.
const pages = (_api: unknown, { cursor }: { cursor: string | null }) =>
  cursor === null ? first : second;

describe('inbox', () => {
  it('loads the first page when it opens and forgets it when it closes', async () => {
    const scope = makeScope({ handlers: [[loadInboxFx, pages]] });
    await allSettled(inboxOpened, { scope });
    expect(scope.getState($messages)).toHaveLength(15);
    expect(scope.getState($hasNext)).toBe(true);
    await allSettled(inboxClosed, { scope });
    expect(scope.getState($messages)).toBeNull();
  });

  it('turns pages forward and back by cursor', async () => {
    const scope = makeScope({ handlers: [[loadInboxFx, pages]] });
    await allSettled(inboxOpened, { scope });
    await allSettled(nextPageClicked, { scope });
    expect(scope.getState($messages)).toEqual(second.messages);
    expect(scope.getState($pageNumber)).toBe(2);
    expect(scope.getState($hasNext)).toBe(false);
    await allSettled(previousPageClicked, { scope });
    expect(scope.getState($messages)).toHaveLength(15);
    expect(scope.getState($hasPrevious)).toBe(false);
  });

  it('drops the answer of a page that was left', async () => {
    const late = deferred<InboxPage>();
    const scope = makeScope({ handlers: [[loadInboxFx, () => late.promise]] });
    const opening = allSettled(inboxOpened, { scope });
    const closing = allSettled(inboxClosed, { scope });
    late.resolve(first);
    await Promise.all([opening, closing]);
    expect(scope.getState($messages)).toBeNull();
  });

  it('keeps a failed load for the page to say', async () => {
    const scope = makeScope({
      handlers: [[loadInboxFx, () => Promise.reject({ kind: 'network' })]],
    });
    await allSettled(inboxOpened, { scope });
    expect(scope.getState($inboxFailure)).toEqual({ kind: 'network' });
    expect(scope.getState($messages)).toBeNull();
  });
});

describe('reading', () => {
  const handlers = (open: unknown) => [
    [loadInboxFx, pages] as const,
    [openMessageFx, open] as const,
  ];

  it('marks an unread message as read once its text is here, and says so once', async () => {
    const scope = makeScope({
      handlers: handlers((_api: unknown, id: string) => makeMessage({ id })),
    });
    const read = watchCalls(scope, messageRead);
    await allSettled(inboxOpened, { scope });
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(scope.getState($messages)?.[0]?.readAt).toBe(makeMessage().readAt);
    expect(scope.getState($contents).msg_1?.contents).toContain('안녕하세요');
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(scope.getState($openId)).toBeNull();
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(read).toHaveLength(1);
  });

  it('leaves a message unread when it could not be opened, and tries again', async () => {
    let isBroken = true;
    const open = (_api: unknown, id: string) =>
      isBroken ? Promise.reject({ kind: 'network' }) : makeMessage({ id });
    const scope = makeScope({ handlers: handlers(open) });
    await allSettled(inboxOpened, { scope });
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(scope.getState($failedId)).toBe('msg_1');
    expect(scope.getState($messages)?.[0]?.readAt).toBeNull();
    isBroken = false;
    await allSettled(messageRetried, { scope, params: 'msg_1' });
    expect(scope.getState($failedId)).toBeNull();
    expect(scope.getState($messages)?.[0]?.readAt).not.toBeNull();
  });
});

describe('deleting', () => {
  it('deletes read messages only and asks for the page again', async () => {
    const deleted: string[] = [];
    let left = makeInbox(4);
    const scope = makeScope({
      handlers: [
        [loadInboxFx, () => ({ messages: left, nextCursor: null })],
        [
          deleteMessagesFx,
          (_api: unknown, ids: string[]) => {
            deleted.push(...ids);
            left = left.filter(({ id }) => !ids.includes(id));
          },
        ],
      ],
    });
    await allSettled(inboxOpened, { scope });
    await allSettled(messagesDeleted, { scope, params: ['msg_1', 'msg_3', 'msg_4'] });
    expect(deleted).toEqual(['msg_3', 'msg_4']);
    expect(scope.getState($messages)?.map(({ id }) => id)).toEqual(['msg_1', 'msg_2']);
  });

  it('goes one page back when the page in sight has become empty', async () => {
    let isGone = false;
    const scope = makeScope({
      handlers: [
        [
          loadInboxFx,
          (_api: unknown, { cursor }: { cursor: string | null }) => {
            if (cursor === null) return first;
            const messages = isGone ? [] : [makeMessage({ id: 'last' })];
            return { messages, nextCursor: null };
          },
        ],
        [
          deleteMessagesFx,
          () => {
            isGone = true;
          },
        ],
      ],
    });
    await allSettled(inboxOpened, { scope });
    await allSettled(nextPageClicked, { scope });
    await allSettled(messagesDeleted, { scope, params: ['last'] });
    expect(scope.getState($pageNumber)).toBe(1);
    expect(scope.getState($messages)).toHaveLength(15);
  });
});
