import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $member, memberRequested, sessionLost } from '@/entities/member';
import { $isMaintenance, $accessCount, settingRequested } from '@/entities/setting';
import { $setting } from '@/entities/setting/testing';
import { $token, streamApplied, streamEnded } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $locks, liveUpdatesStarted, liveUpdatesStopped } from './live-updates';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const member = { id: 'mem_1', emoney: 1, point: 1, unreadCount: 0, sessionExpiresAt: 4e12 };
const setting = { siteNoticeFlg: false, currentAccessUserCount: 1 };

function setUp(values: readonly (readonly [unknown, unknown])[] = []) {
  return makeScope({
    values: [
      [$api, createFakeApi({ 'GET /member/user': { body: member } })],
      [$token, 'token'],
      [$member, member],
      [$setting, setting],
      ...values,
    ],
  });
}

const delta = (topic: string, changes: object[]) => ({
  snapshots: [],
  deltas: [{ type: 'delta', topic, seq: 2, prevSeq: 1, at: 1, changes }],
});

test('a balance of the stream is shown at once', async () => {
  const scope = setUp();
  const balances = [
    { kind: 'balance', emoney: 500, point: 7 },
    { kind: 'unread', count: 2 },
    { kind: 'balance', emoney: 900, point: 8 },
  ];
  await allSettled(streamApplied, { scope, params: delta('me', balances) as never });
  expect(scope.getState($member)).toMatchObject({ emoney: 900, point: 8, unreadCount: 2 });
});

test('switches and the number of visitors follow the stream', async () => {
  const scope = setUp();
  const changes = [
    { kind: 'setting', siteNoticeFlg: true, joinStartEndFlg: false, tetherMaintenanceFlag: 0 },
    { kind: 'access', currentAccessUserCount: 77 },
    { kind: 'counts', counts: [] },
  ];
  await allSettled(streamApplied, { scope, params: delta('site', changes) as never });
  expect(scope.getState($isMaintenance)).toBe(true);
  expect(scope.getState($accessCount)).toBe(77);
});

test.each([
  [{ reason: 'replaced' }, ['replaced']],
  [{ reason: 'expired' }, ['expired']],
  [{ status: 556 }, ['expired']],
  [{ reason: 'maintenance' }, []],
] as const)('a stream that ends with %o ends the session as %o', async (end, expected) => {
  const scope = setUp();
  const lost = watchCalls(scope, sessionLost);
  await allSettled(streamEnded, { scope, params: end as never });
  expect(lost).toEqual(expected);
});

test('maintenance makes the settings load, and the guard acts on them', async () => {
  const scope = setUp();
  const requests = watchCalls(scope, settingRequested);
  await allSettled(streamEnded, { scope, params: { reason: 'maintenance' } });
  expect(requests).toHaveLength(1);
});

test('the member is read every five seconds by the tab that leads, and no more after the stop', async () => {
  let lead: () => unknown = () => {};
  const locks = {
    async request(_name: string, _options: object, held: () => unknown) {
      lead = held;
    },
  };
  const scope = setUp([[$locks, locks]]);
  const requests = watchCalls(scope, memberRequested);
  void allSettled(liveUpdatesStarted, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(0);
  lead();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(2);
  void allSettled(liveUpdatesStopped, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveLength(2);
});
