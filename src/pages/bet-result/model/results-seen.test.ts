import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $unseenResults } from '@/entities/member';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { pageOpened } from '../events';
import { betResultSearch } from '../search';
import { list } from './history';
import { resultsSeen } from './results-seen';

const open = { params: {}, search: betResultSearch.parse({}) };
const at = 1_000_000;
type Answer = Parameters<typeof createFakeApi>[0][string];

function openPage(answer: Answer, visible: () => boolean = () => true) {
  let sent = 0;
  const api = createFakeApi({
    'POST /bet/seen': (call) => {
      sent += 1;
      return typeof answer === 'function' ? answer(call) : answer;
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, at],
      [$unseenResults, 2],
    ],
    handlers: [
      [list.loadFx, () => ({ items: [], next: null })],
      [readIsVisibleFx, visible],
    ],
  });
  const tick = (now: number) => allSettled($now, { scope, params: now });
  return { scope, tick, sent: () => sent };
}

it('what was refused is a failure, and is sent again half a minute later', async () => {
  const { scope, tick, sent } = openPage(makeProblem('RATE_LIMITED'));
  const [done, failed] = [
    watchCalls(scope, resultsSeen.done),
    watchCalls(scope, resultsSeen.failed),
  ];
  await allSettled(pageOpened, { scope, params: open });
  expect([sent(), done.length, failed.length]).toEqual([1, 0, 1]);
  await tick(at + 29_999);
  expect(sent()).toBe(1);
  await tick(at + 30_000);
  expect(sent()).toBe(2);
});

it('a result that comes while another is sent is seen as well', async () => {
  const answer = deferred<{ status: number }>();
  const { scope, tick, sent } = openPage(() => answer.promise);
  const opened = allSettled(pageOpened, { scope, params: open });
  await Promise.resolve();
  void allSettled($unseenResults, { scope, params: 3 });
  answer.resolve({ status: 204 });
  await opened;
  expect(sent()).toBe(1);
  await tick(at + 30_000);
  expect(sent()).toBe(2);
  await allSettled($unseenResults, { scope, params: 0 });
  await tick(at + 90_000);
  expect(sent()).toBe(2);
});

it('a tab in the background sees nothing until it is shown', async () => {
  let isVisible = false;
  const { scope, tick, sent } = openPage({ status: 204 }, () => isVisible);
  await allSettled(pageOpened, { scope, params: open });
  expect(sent()).toBe(0);
  isVisible = true;
  await tick(at + 1_000);
  expect(sent()).toBe(1);
});
