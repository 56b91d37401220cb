import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { settingRequested } from '@/entities/setting';
import { apiAnswered, type ApiAnswer } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { serverTimeSeen } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import './api-failures';

const answer = (partial: Partial<ApiAnswer>): ApiAnswer => ({
  status: 200,
  path: '/member/user',
  serverTime: null,
  age: 0,
  requestId: null,
  isCurrent: true,
  hasToken: true,
  ...partial,
});

async function after(partial: Partial<ApiAnswer>, { isMember = true } = {}) {
  const scope = makeScope({
    values: [
      [$member, isMember ? { id: 'mem_1' } : null],
      [$api, createFakeApi({})],
    ],
  });
  const lost = watchCalls(scope, sessionLost);
  const requests = watchCalls(scope, settingRequested);
  const times = watchCalls(scope, serverTimeSeen);
  await allSettled(apiAnswered, { scope, params: answer(partial) });
  return { scope, lost, requests, times };
}

test.each([
  [401, 'expired'],
  [406, 'notAcceptable'],
  [500, 'broken'],
  [555, 'replaced'],
  [556, 'expired'],
  [600, 'blocked'],
] as const)('%i ends the session of a member as %s', async (status, reason) => {
  const { lost } = await after({ status });
  expect(lost).toEqual([reason]);
});

test('500 means nothing to a guest', async () => {
  const { lost } = await after({ status: 500, hasToken: false }, { isMember: false });
  expect(lost).toEqual([]);
});

test('401 without a token is no session lost', async () => {
  const { lost } = await after({ status: 401, hasToken: false }, { isMember: false });
  expect(lost).toEqual([]);
});

test('a token from an earlier visit that is refused is forgotten', async () => {
  const { lost } = await after({ status: 556 }, { isMember: false });
  expect(lost).toEqual(['expired']);
});

test('a guest whose address is blocked sees the reason', async () => {
  const { scope, lost } = await after({ status: 600, hasToken: false }, { isMember: false });
  expect(lost).toEqual([]);
  expect(scope.getState($alert)?.text).toBe('차단된 IP 주소입니다.');
});

test('an answer to a token of before does not end the new session', async () => {
  const { lost } = await after({ status: 555, isCurrent: false });
  expect(lost).toEqual([]);
});

test('a refusal that is not of the list leaves the session alone', async () => {
  for (const status of [400, 403, 404, 409, 422, 429]) {
    expect((await after({ status })).lost, String(status)).toEqual([]);
  }
});

test('503 makes the settings load again, but not for ever', async () => {
  expect((await after({ status: 503, path: '/bet' })).requests).toHaveLength(1);
  expect((await after({ status: 503, path: '/setting' })).requests).toHaveLength(0);
});

test('every answer carries the time of the server', async () => {
  const { times } = await after({ serverTime: 5_000, age: 20 });
  expect(times).toEqual([{ at: 5_000, age: 20 }]);
});
