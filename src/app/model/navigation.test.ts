import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $member, activitySeen, unreadRequested } from '@/entities/member';
import { homePage } from '@/pages/home';
import { crossPage } from '@/pages/korea';
import { rulePage } from '@/pages/rule';
import { siteChanged } from '@/entities/setting';
import { $setting } from '@/entities/setting/testing';
import { apiCallFinished, apiCallStarted } from '@/shared/api';
import { $isProgressShown } from '@/shared/lib/progress';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import {
  $place,
  navigated,
  navigationRequested,
  type PageInfo,
  referralCodeArrived,
} from '@/shared/routes';
import { routerReady, type Navigator } from './navigation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Place = PageInfo & { path: string };
type Listener = (event: { toLocation: { href: string; pathname: string } }) => void;

async function setUp(page: Place = crossPage) {
  const listeners: Record<string, Listener> = {};
  const calls = { went: [] as unknown[], invalidated: 0 };
  const router: Navigator = {
    navigate: async (options) => void calls.went.push(options),
    invalidate: async () => {
      calls.invalidated += 1;
    },
    state: {
      matches: [
        { fullPath: '/', staticData: {} },
        { fullPath: page.path, staticData: { page } },
      ],
    },
    subscribe(event, fn) {
      listeners[event] = fn;
      return () => {};
    },
  };
  const scope = makeScope({ values: [[$setting, { siteNoticeFlg: false }]] });
  await allSettled(routerReady, { scope, params: router });
  const emit = (event: string, href: string) => {
    listeners[event]?.({ toLocation: { href, pathname: href.split('?')[0] ?? '' } });
  };
  return { scope, calls, emit };
}

test('a slice asks, and the router goes', async () => {
  const { scope, calls } = await setUp();
  await allSettled(navigationRequested, { scope, params: { to: '/login', replace: true } });
  expect(calls.went).toEqual([{ href: '/login', replace: true }]);
});

test('guards look again when the member or the maintenance switch changes, not for a new balance', async () => {
  const { scope, calls } = await setUp();
  await allSettled($member, { scope, params: { id: 'mem_1', emoney: 1 } as never });
  expect(calls.invalidated).toBe(1);
  await allSettled($member, { scope, params: { id: 'mem_1', emoney: 2 } as never });
  expect(calls.invalidated).toBe(1);
  await allSettled(siteChanged, { scope, params: { siteNoticeFlg: true } });
  expect(calls.invalidated).toBe(2);
});

test('a navigation is activity and asks for unread messages, drawing the same place again is not', async () => {
  const { scope, emit } = await setUp();
  const activity = watchCalls(scope, activitySeen);
  const unread = watchCalls(scope, unreadRequested);
  emit('onResolved', '/korea/cross?time=1');
  emit('onResolved', '/korea/cross?time=1');
  expect(activity).toHaveLength(1);
  expect(unread).toHaveLength(1);
  expect(scope.getState($place)).toEqual({
    href: '/korea/cross?time=1',
    path: '/korea/cross',
    route: '/korea/cross',
  });
});

test('a game that is open keeps the length of its session', async () => {
  const { scope, emit } = await setUp(homePage);
  const activity = watchCalls(scope, activitySeen);
  emit('onResolved', '/slot?game=hanpan-crane');
  emit('onResolved', '/slot?game=hanpan-crane&round=bet_1');
  expect(activity).toHaveLength(0);
  emit('onResolved', '/slot');
  emit('onResolved', '/fairness?game=213');
  expect(activity).toHaveLength(2);
});

test('the window is named after the page', async () => {
  vi.stubGlobal('document', { title: '' });
  const titleOn = async (page: Place) => {
    const { scope } = await setUp(page);
    const { path } = page;
    await allSettled(navigated, { scope, params: { href: path, path, route: path } });
    return document.title;
  };
  expect(await titleOn(rulePage)).toBe('이용규정 | 한판');
  expect(await titleOn(homePage)).toBe('한판');
  vi.unstubAllGlobals();
});

test('the sign-up code of an address arrives on any page', async () => {
  const { scope } = await setUp();
  const codes = watchCalls(scope, referralCodeArrived);
  const place = { href: '/rule?joinCd=HANPAN', path: '/rule', route: '/rule' };
  await allSettled(navigated, { scope, params: place });
  await allSettled(navigated, { scope, params: { href: '/rule', path: '/rule', route: '/rule' } });
  expect(codes).toEqual(['HANPAN']);
});

test('the bar shows after 200 ms of waiting, and stays 200 ms', async () => {
  const { scope } = await setUp();
  const call = { path: '/bet', method: 'POST' };
  void allSettled(apiCallStarted, { scope, params: call });
  await vi.advanceTimersByTimeAsync(199);
  expect(scope.getState($isProgressShown)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($isProgressShown)).toBe(true);
  void allSettled(apiCallFinished, { scope, params: call });
  await vi.advanceTimersByTimeAsync(199);
  expect(scope.getState($isProgressShown)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($isProgressShown)).toBe(false);
});

test('quick work and calls in the background show no bar', async () => {
  const { scope, emit } = await setUp();
  emit('onBeforeNavigate', '/rule');
  for (const path of ['/member/user', '/bet/summary'])
    void allSettled(apiCallStarted, { scope, params: { path, method: 'GET' } });
  await vi.advanceTimersByTimeAsync(150);
  emit('onResolved', '/rule');
  await vi.advanceTimersByTimeAsync(500);
  expect(scope.getState($isProgressShown)).toBe(false);
});
