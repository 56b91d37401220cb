import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { unreadUpdated, unreadRequested, $member } from '@/entities/member';
import { inbox as messageBox, messageToggled } from '@/entities/message';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageOpened } from './events';
import { $gatedPath, deleteClicked, goOnClicked } from './model';

const summary = { id: 'm1', title: '안내', sentAt: 0, readAt: null };

function makeInboxScope() {
  const inbox = [summary];
  const deleted: string[] = [];
  const listed: string[] = [];
  const api = createFakeApi({
    'GET /message': ({ path }) => {
      listed.push(path);
      const data = inbox.filter(({ id }) => !deleted.includes(id));
      return { body: { data, nextCursor: null } };
    },
    'GET /message/m1': { body: { ...summary, readAt: 5, contents: '본문' } },
    'DELETE /message/m1': () => {
      deleted.push('m1');
      return { status: 204 };
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, { id: 'm', unreadCount: 1 }],
    ],
  });
  return { scope, inbox, deleted, listed };
}

const open = (redirect?: string) => ({ params: {}, search: { redirect } });

describe('unread gate', () => {
  it.each([
    ['/korea/cross?time=1', '/korea/cross?time=1'],
    ['//evil.example', '/'],
    ['/login', '/'],
    [undefined, null],
  ])('with redirect %s leads on to %s', async (redirect, gatedPath) => {
    const { scope } = makeInboxScope();
    await allSettled(pageOpened, { scope, params: open(redirect) });
    expect(scope.getState($gatedPath)).toBe(gatedPath);
  });

  it('goes on to the address the member was kept from', async () => {
    const { scope } = makeInboxScope();
    const asked = watchCalls(scope, navigationRequested);
    await allSettled(pageOpened, { scope, params: open('/charge') });
    await allSettled(goOnClicked, { scope });
    expect(asked).toEqual([{ to: '/charge' }]);
  });
});

describe('inbox page', () => {
  it('asks for the unread count once a message was read', async () => {
    const { scope } = makeInboxScope();
    const asked = watchCalls(scope, unreadRequested);
    await allSettled(pageOpened, { scope, params: open() });
    await allSettled(messageToggled, { scope, params: 'm1' });
    expect(asked).toHaveLength(1);
  });

  it('shows a message that comes in while the inbox is open', async () => {
    const { scope, inbox } = makeInboxScope();
    await allSettled(pageOpened, { scope, params: open() });
    inbox.unshift({ ...summary, id: 'm2' });
    await allSettled(unreadUpdated, { scope, params: 2 });
    expect(scope.getState(messageBox.$items)?.map(({ id }) => id)).toEqual(['m2', 'm1']);
  });

  it('loses a message that staff recalls while the inbox is open', async () => {
    const { scope, inbox } = makeInboxScope();
    inbox.unshift({ ...summary, id: 'm2' });
    await allSettled(unreadUpdated, { scope, params: 2 });
    await allSettled(pageOpened, { scope, params: open() });
    inbox.shift();
    await allSettled(unreadUpdated, { scope, params: 1 });
    expect(scope.getState(messageBox.$items)?.map(({ id }) => id)).toEqual(['m1']);
  });

  it('is not loaded again for what is read there', async () => {
    const { scope, listed } = makeInboxScope();
    await allSettled(pageOpened, { scope, params: open() });
    await allSettled(messageToggled, { scope, params: 'm1' });
    await allSettled(unreadUpdated, { scope, params: 0 });
    expect(listed).toHaveLength(1);
  });

  it.each([
    [true, ['m1']],
    [false, []],
  ])('deletes a read message only when the member agrees (%s)', async (isConfirmed, expected) => {
    const { scope, deleted } = makeInboxScope();
    await allSettled(pageOpened, { scope, params: open() });
    await allSettled(messageToggled, { scope, params: 'm1' });
    const deleting = allSettled(deleteClicked, { scope, params: ['m1'] });
    await Promise.resolve();
    const id = scope.getState($alert)?.id ?? '';
    await allSettled(alertAnswered, { scope, params: { id, isConfirmed } });
    await deleting;
    expect(deleted).toEqual(expected);
  });
});
