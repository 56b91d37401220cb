import { allSettled, type EventPayload } from 'effector';
import { expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import type { Notification } from '@/entities/notification';
import {
  makeBetNews,
  makeNotification,
  makeRequestNews,
  noCounts,
  notificationsAt,
} from '@/entities/notification/testing';
import { streamApplied } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $isToastTimed, $toasts } from '@/shared/lib/toasts';
import './toasts';

const rejected = { kind: 'request', id: 'req_1', type: 'deposit', state: 'rejected', reason: null };
const delta = { type: 'delta' as const, topic: 'me', seq: 2, prevSeq: 1, at: 0 };
const changes = [rejected] as EventPayload<typeof streamApplied>['deltas'][number]['changes'];
const moved = { snapshots: [], deltas: [{ ...delta, changes }] };

/** A page that has loaded what there was; `come` puts one more before it. */
async function openedPage() {
  let data: Notification[] = [makeNotification({ id: 'nr_old', at: notificationsAt - 1 })];
  let at = notificationsAt;
  const api = createFakeApi({
    'GET /notification': () => ({ body: { data, nextCursor: null, unread: noCounts } }),
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$isToastTimed, false],
    ],
  });
  const tick = async () => {
    at += 3_000;
    await allSettled($now, { scope, params: at });
  };
  await allSettled($member, { scope, params: makeMember() });
  await tick();
  return {
    toasts: () => scope.getState($toasts).map(({ id: _, ...toast }) => toast),
    async come(part: Partial<Notification>) {
      data = [makeNotification({ at, ...part }), ...data];
      await allSettled(streamApplied, { scope, params: moved });
      await tick();
    },
  };
}

it('keeps a refusal with its reason until it is closed, and says nothing of what was there before', async () => {
  const { toasts, come } = await openedPage();
  expect(toasts()).toEqual([]);
  const reason = '예금주명이 다릅니다.';
  await come({ id: 'nr_1', about: makeRequestNews({ state: 'rejected', reason }) });
  const refused = {
    text: '300,000원 신청이 거절되었습니다.',
    note: '사유: 예금주명이 다릅니다.',
    tone: 'danger',
    isKept: true,
  };
  expect(toasts()).toEqual([refused]);
  await come({ id: 'nb_1', kind: 'bet', about: makeBetNews() });
  expect(toasts()).toEqual([refused]);
});

it('lets an approval go by itself, with the points that it brings', async () => {
  const { toasts, come } = await openedPage();
  await come({ id: 'nr_1', about: makeRequestNews({ points: 15_000 }) });
  expect(toasts()).toEqual([
    {
      text: '300,000원 충전이 완료되었습니다.',
      note: '보너스 15,000P는 롤링 조건을 충족하면 지급됩니다.',
      tone: 'success',
      isKept: false,
    },
  ]);
});

it('says nothing of what was read elsewhere', async () => {
  const { toasts, come } = await openedPage();
  await come({ id: 'nr_1', isRead: true });
  expect(toasts()).toEqual([]);
});
