import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { deletion, inbox, opening } from './api';
import { makeInbox, makeMessage, makeSummary } from './lib/sample-messages';
import {
  $contents,
  $failedId,
  $openId,
  messageRead,
  messageRetried,
  messagesDeleted,
  messageToggled,
} from './model';

const first = { items: makeInbox(15), next: 'c2' };
const second = { items: [makeSummary({ id: 'last' })], next: null };
// The handler of a call is given the client first.
const pages = (_api: unknown, { cursor }: { cursor: string | null }) =>
  cursor === null ? first : second;

describe('inbox', () => {
  it('loads the first page when it opens and forgets it when it closes', async () => {
    const scope = makeScope({ handlers: [[inbox.loadFx, pages]] });
    await allSettled(inbox.opened, { scope });
    expect(scope.getState(inbox.$items)).toHaveLength(15);
    expect(scope.getState(inbox.$hasNext)).toBe(true);
    await allSettled(inbox.closed, { scope });
    expect(scope.getState(inbox.$items)).toBeNull();
  });

  it('turns pages forward and back by cursor', async () => {
    const scope = makeScope({ handlers: [[inbox.loadFx, pages]] });
    await allSettled(inbox.opened, { scope });
    await allSettled(inbox.nextRequested, { scope });
    expect(scope.getState(inbox.$items)).toEqual(second.items);
    expect(scope.getState(inbox.$pageNumber)).toBe(2);
    expect(scope.getState(inbox.$hasNext)).toBe(false);
    await allSettled(inbox.previousRequested, { scope });
    expect(scope.getState(inbox.$items)).toHaveLength(15);
    expect(scope.getState(inbox.$hasPrevious)).toBe(false);
  });

  it('drops the answer of a page that was left', async () => {
    const late = deferred<typeof first>();
    const scope = makeScope({ handlers: [[inbox.loadFx, () => late.promise]] });
    const opening = allSettled(inbox.opened, { scope });
    const closing = allSettled(inbox.closed, { scope });
    late.resolve(first);
    await Promise.all([opening, closing]);
    expect(scope.getState(inbox.$items)).toBeNull();
  });

  it('keeps a failed load for the page to say', async () => {
    const scope = makeScope({
      handlers: [[inbox.loadFx, () => Promise.reject({ kind: 'network' })]],
    });
    await allSettled(inbox.opened, { scope });
    expect(scope.getState(inbox.$failure)).toEqual({ kind: 'network' });
    expect(scope.getState(inbox.$items)).toBeNull();
  });
});

describe('reading', () => {
  const handlers = (open: unknown) => [
    [inbox.loadFx, pages] as const,
    [opening.sendFx, open] as const,
  ];

  it('marks an unread message as read once its text is here, and says so once', async () => {
    const scope = makeScope({
      handlers: handlers((_api: unknown, id: string) => makeMessage({ id })),
    });
    const read = watchCalls(scope, messageRead);
    await allSettled(inbox.opened, { scope });
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(scope.getState(inbox.$items)?.[0]?.readAt).toBe(makeMessage().readAt);
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
    await allSettled(inbox.opened, { scope });
    await allSettled(messageToggled, { scope, params: 'msg_1' });
    expect(scope.getState($failedId)).toBe('msg_1');
    expect(scope.getState(inbox.$items)?.[0]?.readAt).toBeNull();
    isBroken = false;
    await allSettled(messageRetried, { scope, params: 'msg_1' });
    expect(scope.getState($failedId)).toBeNull();
    expect(scope.getState(inbox.$items)?.[0]?.readAt).not.toBeNull();
  });
});

it('a message that was recalled before it was opened goes from the inbox', async () => {
  const left = makeInbox(3);
  const recalled = { kind: 'problem', code: 'NOT_FOUND', status: 404 };
  const scope = makeScope({
    handlers: [
      [inbox.loadFx, () => ({ items: [...left], next: null })],
      [opening.sendFx, () => Promise.reject(recalled)],
    ],
  });
  await allSettled(inbox.opened, { scope });
  left.shift();
  await allSettled(messageToggled, { scope, params: 'msg_1' });
  expect(scope.getState(inbox.$items)?.map(({ id }) => id)).toEqual(['msg_2', 'msg_3']);
});

describe('deleting', () => {
  it('deletes read messages only and asks for the page again', async () => {
    const deleted: string[] = [];
    let left = makeInbox(4);
    const scope = makeScope({
      handlers: [
        [inbox.loadFx, () => ({ items: left, next: null })],
        [
          deletion.sendFx,
          (_api: unknown, ids: string[]) => {
            deleted.push(...ids);
            left = left.filter(({ id }) => !ids.includes(id));
          },
        ],
      ],
    });
    await allSettled(inbox.opened, { scope });
    await allSettled(messagesDeleted, { scope, params: ['msg_1', 'msg_3', 'msg_4'] });
    expect(deleted).toEqual(['msg_3', 'msg_4']);
    expect(scope.getState(inbox.$items)?.map(({ id }) => id)).toEqual(['msg_1', 'msg_2']);
  });

  it('goes one page back when the page visible has become empty', async () => {
    let isGone = false;
    const scope = makeScope({
      handlers: [
        [
          inbox.loadFx,
          (_api: unknown, { cursor }: { cursor: string | null }) => {
            if (cursor === null) return first;
            const items = isGone ? [] : [makeMessage({ id: 'last' })];
            return { items, next: null };
          },
        ],
        [
          deletion.sendFx,
          () => {
            isGone = true;
          },
        ],
      ],
    });
    await allSettled(inbox.opened, { scope });
    await allSettled(inbox.nextRequested, { scope });
    await allSettled(messagesDeleted, { scope, params: ['last'] });
    expect(scope.getState(inbox.$pageNumber)).toBe(1);
    expect(scope.getState(inbox.$items)).toHaveLength(15);
  });
});
