import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member, unreadRequested, unreadUpdated } from '@/entities/member';
import { makeInbox, makeMessage } from '@/entities/message/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $toasts } from '@/shared/lib/toasts';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageOpened } from './events';
import { $contents, $failedId, $gatedPath, $openId, $readIds } from './model';
import { deletion, goOnClicked, inbox, messageRetried, messageToggled } from './model';

async function openInbox({ redirect, answers = {} }: { redirect?: string; answers?: object } = {}) {
  const listed: string[] = [];
  const deleted: string[] = [];
  const box = makeInbox(4);
  const api = createFakeApi({
    'GET /message': ({ path }) => {
      listed.push(path);
      return { body: { data: box.filter(({ id }) => !deleted.includes(id)), nextCursor: null } };
    },
    'GET /message/msg_1': { body: makeMessage() },
    'DELETE /message/msg_3': () => ({ status: deleted.push('msg_3') && 204 }),
    'DELETE /message/msg_4': makeProblem('NOT_FOUND'),
    ...answers,
  });
  const member = { id: 'm', unreadCount: 2 };
  const values = [
    [$api, api],
    [$member, member],
  ] as const;
  const scope = makeScope({ values });
  await allSettled(pageOpened, { scope, params: { params: {}, search: { redirect } } });
  const toggle = () => allSettled(messageToggled, { scope, params: 'msg_1' });
  const ids = () => scope.getState(inbox.$items)?.map(({ id }) => id);
  return { scope, box, listed, toggle, ids };
}

describe('unread gate', () => {
  it.each([
    ['/korea/cross?time=1', '/korea/cross?time=1'],
    ['//evil.example', '/'],
    ['/login', '/'],
    [undefined, null],
  ])('with redirect %s leads on to %s', async (redirect, gatedPath) => {
    const { scope } = await openInbox({ redirect });
    expect(scope.getState($gatedPath)).toBe(gatedPath);
    const navigations = watchCalls(scope, navigationRequested);
    await allSettled(goOnClicked, { scope });
    expect(navigations).toEqual([{ to: gatedPath ?? '/' }]);
  });
});

describe('reading', () => {
  it('marks a message as read once its text is here, and says so once', async () => {
    const { scope, listed, toggle } = await openInbox();
    const counts = watchCalls(scope, unreadRequested);
    await toggle();
    expect(scope.getState(inbox.$items)?.[0]?.readAt).toBe(makeMessage().readAt);
    expect(scope.getState($contents).msg_1?.contents).toContain('안녕하세요');
    await allSettled(unreadUpdated, { scope, params: 1 });
    expect(listed).toHaveLength(1);
    await toggle();
    expect(scope.getState($openId)).toBeNull();
    await toggle();
    expect(counts).toHaveLength(1);
  });

  it('leaves it unread when it could not be opened, and tries again', async () => {
    let isBroken = true;
    const open = () => (isBroken ? makeProblem('UNAVAILABLE') : { body: makeMessage() });
    const { scope, toggle } = await openInbox({ answers: { 'GET /message/msg_1': open } });
    await toggle();
    expect(scope.getState($failedId)).toBe('msg_1');
    expect(scope.getState(inbox.$items)?.[0]?.readAt).toBeNull();
    isBroken = false;
    await allSettled(messageRetried, { scope, params: 'msg_1' });
    expect(scope.getState($failedId)).toBeNull();
    expect(scope.getState(inbox.$items)?.[0]?.readAt).not.toBeNull();
  });

  it('loses one that was recalled before it was opened', async () => {
    const { box, toggle, ids } = await openInbox({
      answers: { 'GET /message/msg_1': makeProblem('NOT_FOUND') },
    });
    box.shift();
    await toggle();
    expect(ids()).toEqual(['msg_2', 'msg_3', 'msg_4']);
  });

  it.each([3, 1])(
    'shows what is there once %s are unread: one came in or was recalled',
    async (unread) => {
      const { scope, box, ids } = await openInbox();
      if (unread === 3) box.unshift({ ...makeMessage({ id: 'new' }), readAt: null });
      else box.shift();
      await allSettled(unreadUpdated, { scope, params: unread });
      expect(ids()).toEqual(box.map(({ id }) => id));
    },
  );
});

describe('deleting', () => {
  it.each([
    [true, ['msg_1', 'msg_2', 'msg_4']],
    [false, ['msg_1', 'msg_2', 'msg_3', 'msg_4']],
  ])('deletes what was read when the member agrees (%s)', async (isConfirmed, left) => {
    const { scope, ids } = await openInbox();
    const params = scope.getState($readIds);
    expect(params).toEqual(['msg_3', 'msg_4']);
    await answerQuestion(scope, allSettled(deletion.start, { scope, params }), isConfirmed);
    expect(ids()).toEqual(left);
    expect(scope.getState($toasts)).toEqual([]);
  });

  it('says so where it failed, and shows what is left', async () => {
    const { scope, listed } = await openInbox({
      answers: { 'DELETE /message/msg_3': makeProblem('UNAVAILABLE') },
    });
    await answerQuestion(scope, allSettled(deletion.start, { scope, params: ['msg_3'] }));
    expect(scope.getState($toasts)).toMatchObject([{ tone: 'danger' }]);
    expect(listed).toHaveLength(2);
  });
});
