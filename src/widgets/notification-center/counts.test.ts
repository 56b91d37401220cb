import { allSettled, type EventPayload } from 'effector';
import { expect, it } from 'vitest';
import { makeBet } from '@/entities/bet/testing';
import { $member, balanceUpdated, sessionLost } from '@/entities/member';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { $unreadNotifications, notificationCountsReceived } from '@/entities/notification';
import { $notificationCounts, noCounts, sampleCounts } from '@/entities/notification/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { deferred, makeScope } from '@/shared/lib/test-scope';

type Batch = EventPayload<typeof streamApplied>;
type Change = Batch['deltas'][number]['changes'][number];

const start = 1_000_000;
const decided = { kind: 'request', id: 'req_1', type: 'deposit', state: 'approved', reason: null };

function batch(...changes: object[]): Batch {
  const delta = { type: 'delta' as const, topic: 'me', seq: 2, prevSeq: 1, at: 0 };
  return { snapshots: [], deltas: [{ ...delta, changes: changes as Change[] }] };
}

function betOf(part: Parameters<typeof makeBet>[0]) {
  const bet = makeBet(part);
  return { kind: 'bet', bet: { ...bet, legs: [...bet.legs] } };
}

/** A page whose clock ticks on command. */
function openPage(member: ReturnType<typeof makeMember> | null = makeMember()) {
  const calls: string[] = [];
  let answer: () => Promise<object> | object = () => sampleCounts;
  const api = createFakeApi({
    async 'GET /notification'({ path }) {
      calls.push(path);
      return { body: { data: [], nextCursor: null, unread: await answer() } };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const arrive = () => allSettled($member, { scope, params: member });
  return {
    scope,
    calls,
    arrive,
    answerBy: (next: typeof answer) => {
      answer = next;
    },
    stream: (params: Batch) => allSettled(streamApplied, { scope, params }),
    tick: (ms: number) => allSettled($now, { scope, params: start + ms }),
  };
}

async function openedPage() {
  const page = openPage();
  await page.arrive();
  await page.tick(0);
  return page;
}

it('counts what is unread once the member is here, and forgets it with the session', async () => {
  const { scope, calls } = await openedPage();
  expect(calls).toEqual(['/notification?limit=10']);
  expect(scope.getState($unreadNotifications)).toBe(5);
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(scope.getState($notificationCounts)).toBeNull();
});

it.each([null, memberKinds.admin, memberKinds.manager])('asks nothing for others', async (who) => {
  const { arrive, tick, calls } = openPage(who);
  await arrive();
  await tick(0);
  expect(calls).toEqual([]);
});

it.each<[string, Batch]>([
  ['a decided request', batch(decided)],
  ['a message', batch({ kind: 'unread', count: 3 })],
  ['unseen results', batch({ kind: 'unseenResults', count: 1 })],
  ['a settled bet', batch(betOf({ status: 'settled' }))],
])('counts again after %s', async (_what, news) => {
  const { stream, tick, calls } = await openedPage();
  await stream(news);
  await tick(3_000);
  expect(calls).toHaveLength(2);
});

it.each<[string, Batch]>([
  ['a bet that goes on', batch(betOf({ status: 'accepted' }))],
  ['a round of the casino', batch(betOf({ status: 'settled', type: 5 }))],
  ['a stake', batch({ kind: 'balance', emoney: 1, point: 1 })],
])('does not for %s', async (_what, news) => {
  const { stream, tick, calls } = await openedPage();
  await stream(news);
  await tick(3_000);
  expect(calls).toHaveLength(1);
});

it('counts again when points have come, which is how a reward is reported', async () => {
  const { scope, tick, calls } = await openedPage();
  await allSettled(balanceUpdated, { scope, params: { emoney: 0, point: 12_000 } });
  await tick(3_000);
  expect(calls).toHaveLength(1);
  await allSettled(balanceUpdated, { scope, params: { emoney: 0, point: 17_000 } });
  await tick(6_000);
  expect(calls).toHaveLength(2);
});

it('counts every two seconds at most, and nothing is left out', async () => {
  const { stream, tick, calls } = await openedPage();
  for (const ms of [500, 1_000, 1_500]) {
    await stream(batch(decided));
    await tick(ms);
  }
  expect(calls).toHaveLength(1);
  await tick(2_000);
  expect(calls).toHaveLength(2);
  await tick(9_000);
  expect(calls).toHaveLength(2);
});

it('asks again where another answer crossed its own', async () => {
  const { scope, answerBy, stream, tick, calls } = await openedPage();
  const slow = deferred<object>();
  answerBy(() => slow.promise);
  await stream(batch(decided));
  const counting = tick(2_000);
  const reading = allSettled(notificationCountsReceived, { scope, params: noCounts });
  slow.resolve(sampleCounts);
  await Promise.all([counting, reading]);
  expect(scope.getState($notificationCounts)).toEqual(noCounts);
  answerBy(() => noCounts);
  await tick(4_000);
  expect(calls).toHaveLength(3);
});
