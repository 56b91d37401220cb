import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $unreadNotifications, notificationsDialog } from '@/entities/notification';
import { makeNotifications, noCounts, sampleCounts } from '@/entities/notification/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $toasts } from '@/shared/lib/toasts';
import { navigationStarted } from '@/shared/routes';
import { allReadClicked, CenterGate, kindChosen, linkFollowed, list, readClicked } from './model';

async function openedCenter(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const calls: string[] = [];
  const api = createFakeApi({
    'GET /notification'({ path }) {
      calls.push(path);
      const data = makeNotifications();
      return { body: { data, nextCursor: 'n2', unread: sampleCounts } };
    },
    'POST /notification/read'({ body }) {
      calls.push(JSON.stringify(body));
      const isAll = (body as { id: string | null }).id === null;
      return { body: isAll ? noCounts : { ...sampleCounts, money: 1 } };
    },
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, makeMember()],
    ],
  });
  await allSettled(notificationsDialog.opened, { scope });
  await allSettled(CenterGate.open, { scope, params: {} });
  const unreadIds = () =>
    scope.getState(list.$items)?.flatMap(({ id, isRead }) => (isRead ? [] : id)) ?? null;
  return { scope, calls, unreadIds };
}

it('loads the list when it opens, with the number of unread, and forgets it when it closes', async () => {
  const { scope, calls, unreadIds } = await openedCenter();
  expect(calls).toEqual(['/notification?limit=15']);
  expect(scope.getState($unreadNotifications)).toBe(5);
  expect(unreadIds()).toHaveLength(5);
  await allSettled(CenterGate.close, { scope, params: {} });
  expect(scope.getState(list.$items)).toBeNull();
});

it('shows one kind, and older ones of it', async () => {
  const { scope, calls } = await openedCenter();
  await allSettled(kindChosen, { scope, params: 'bet' });
  await allSettled(list.nextRequested, { scope });
  expect(calls.slice(1)).toEqual([
    '/notification?limit=15&kind=bet',
    '/notification?limit=15&kind=bet&cursor=n2',
  ]);
});

it('marks one in its place, then all', async () => {
  const { scope, calls, unreadIds } = await openedCenter();
  await allSettled(readClicked, { scope, params: 'nm_1' });
  expect(unreadIds()).toEqual(['nm_2', 'nb_3', 'nb_4', 'nm_5']);
  expect(scope.getState($unreadNotifications)).toBe(4);
  await allSettled(allReadClicked, { scope });
  expect(unreadIds()).toEqual([]);
  expect(scope.getState($unreadNotifications)).toBe(0);
  expect(calls.slice(1)).toEqual(['{"id":"nm_1"}', '{"id":null}']);
});

it('marks the one whose link is followed, and closes', async () => {
  const { scope, calls } = await openedCenter();
  await allSettled(linkFollowed, { scope, params: 'nm_2' });
  expect(calls.at(-1)).toBe('{"id":"nm_2"}');
  expect(scope.getState(notificationsDialog.$isOpen)).toBe(false);
  expect(scope.getState($unreadNotifications)).toBe(4);
});

it('closes when the page is left', async () => {
  const { scope } = await openedCenter();
  await allSettled(navigationStarted, { scope });
  expect(scope.getState(notificationsDialog.$isOpen)).toBe(false);
});

it('says that one could not be marked, and leaves it as it was', async () => {
  const { scope, unreadIds } = await openedCenter({
    'POST /notification/read': makeProblem('RATE_LIMITED'),
  });
  await allSettled(readClicked, { scope, params: 'nm_1' });
  expect(unreadIds()).toContain('nm_1');
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'danger' }]);
});

it('shows what comes while it is open, unless its member has gone on to older ones', async () => {
  const { scope, calls } = await openedCenter();
  const change = { kind: 'unread' as const, count: 3 };
  const delta = { type: 'delta' as const, topic: 'me', seq: 2, prevSeq: 1, at: 0 };
  const news = { snapshots: [], deltas: [{ ...delta, changes: [change] }] };
  await allSettled(streamApplied, { scope, params: news });
  await allSettled($now, { scope, params: 5_000 });
  expect(calls.slice(1)).toEqual(['/notification?limit=10', '/notification?limit=15']);
  await allSettled(list.nextRequested, { scope });
  await allSettled(streamApplied, { scope, params: news });
  await allSettled($now, { scope, params: 9_000 });
  expect(calls.at(-1)).toBe('/notification?limit=10');
});
