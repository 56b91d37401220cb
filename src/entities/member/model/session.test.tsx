import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $token, type ApiAnswer, apiAnswered } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import {
  $expiresAt,
  activitySeen,
  expiryNear,
  expiryUpdated,
  sessionLost,
  sessionPickedUp,
} from './session';

beforeEach(() => localStorage.clear());

const end = Date.parse('2024-05-19T12:00:00+09:00');
const answer: ApiAnswer = {
  status: 200,
  path: '/setting',
  serverTime: end - 600_000,
  age: 0,
  requestId: null,
  isCurrent: true,
  hasToken: false,
};

test('the end of the session is kept as custom.auth in Seoul time, the token under its own key', async () => {
  localStorage.setItem('hanpan.token', '"token-1"');
  localStorage.setItem('custom.auth', '2024-05-19 12:00:00');
  const scope = makeScope();
  await allSettled(sessionPickedUp, { scope });
  expect([scope.getState($token), scope.getState($expiresAt)]).toEqual(['token-1', end]);
  await allSettled(expiryUpdated, { scope, params: end + 90_000 });
  expect(localStorage.getItem('custom.auth')).toBe('2024-05-19 12:01:30');
});

test.each(['"two\\nlines"', '"한글"', '""', `"${'a'.repeat(5000)}"`, '{"a":1}'])(
  'a kept token that no header carries is no session: %j',
  async (kept) => {
    localStorage.setItem('hanpan.token', kept);
    const scope = makeScope();
    await allSettled(sessionPickedUp, { scope });
    expect(scope.getState($token)).toBeNull();
  },
);

test('a custom.auth somebody wrote otherwise is ignored', async () => {
  localStorage.setItem('custom.auth', '{"role":10}');
  const scope = makeScope();
  await allSettled(sessionPickedUp, { scope });
  expect(scope.getState($expiresAt)).toBeNull();
});

test('a navigation sets the end of the session as the server says, earlier as well', async () => {
  const answer = () => ({ body: { expiresAt: end } });
  const scope = makeScope({
    values: [
      [$token, 'token'],
      [$expiresAt, end + 60_000],
      [$api, createFakeApi({ 'POST /member/session': answer })],
    ],
  });
  await allSettled(activitySeen, { scope });
  expect(scope.getState($expiresAt)).toBe(end);
});

test('a guest extends nothing', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi({})]] });
  const lost = watchCalls(scope, sessionLost);
  await allSettled(activitySeen, { scope });
  expect(lost).toEqual([]);
});

test('a minute before the end is announced once, and again only after the session was extended', async () => {
  const scope = makeScope({ values: [[$token, 'token']] });
  await allSettled(apiAnswered, { scope, params: answer });
  await allSettled(expiryUpdated, { scope, params: end });
  const warnings = watchCalls(scope, expiryNear);
  const tick = (at: number) => allSettled($now, { scope, params: at });
  await tick(end - 60_001);
  expect(warnings).toEqual([]);
  await tick(end - 60_000);
  await tick(end - 59_000);
  await allSettled(expiryUpdated, { scope, params: end });
  await tick(end - 58_000);
  expect(warnings).toEqual([end]);
  await allSettled(expiryUpdated, { scope, params: end + 600_000 });
  await tick(end + 545_000);
  expect(warnings).toEqual([end, end + 600_000]);
});

test('when the time is over the session is lost, once', async () => {
  const scope = makeScope({ values: [[$token, 'token']] });
  await allSettled(apiAnswered, { scope, params: answer });
  await allSettled(expiryUpdated, { scope, params: end });
  const lost = watchCalls(scope, sessionLost);
  await allSettled($now, { scope, params: end });
  await allSettled($now, { scope, params: end + 1000 });
  expect(lost).toEqual(['expired']);
  expect(scope.getState($token)).toBeNull();
});

test('by this machine alone no session ends: its time may be wrong until the server has sent its own', async () => {
  const scope = makeScope({ values: [[$token, 'token']] });
  await allSettled(expiryUpdated, { scope, params: end });
  const [warnings, lost] = [watchCalls(scope, expiryNear), watchCalls(scope, sessionLost)];
  await allSettled($now, { scope, params: end - 30_000 });
  await allSettled($now, { scope, params: end + 86_400_000 });
  // What the document's first script had requested.
  await allSettled(apiAnswered, { scope, params: { ...answer, serverTime: null } });
  await allSettled($now, { scope, params: end + 86_400_000 });
  expect([warnings, lost]).toEqual([[], []]);
  await allSettled(apiAnswered, { scope, params: answer });
  await allSettled($now, { scope, params: end });
  expect(lost).toEqual(['expired']);
});

test('with a server that never sends its time a session ends by this machine', async () => {
  const scope = makeScope({ values: [[$token, 'token']] });
  await allSettled(expiryUpdated, { scope, params: end });
  const lost = watchCalls(scope, sessionLost);
  const params = { ...answer, path: '/member/user', serverTime: null };
  await allSettled(apiAnswered, { scope, params });
  await allSettled($now, { scope, params: end });
  expect(lost).toEqual(['expired']);
});
