import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { $expiresAt, $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $token, apiAnswered } from '@/shared/api';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { activitySeen } from '@/entities/member';
import { $isFinal, $secondsLeft, extendClicked, signInAgainClicked, warningClosed } from './model';

const end = 1_000_000;
let scope: Scope;
let calls: FakeCall[];

beforeEach(async () => {
  calls = [];
  const api = createFakeApi({
    'POST /member/session': (call) => {
      calls.push(call);
      return { body: { expiresAt: end + 600_000 } };
    },
  });
  scope = makeScope({
    values: [
      [$api, api],
      [$token, 'token'],
      [$expiresAt, end],
    ],
  });
  await allSettled(apiAnswered, {
    scope,
    params: {
      status: 200,
      path: '/member/user',
      serverTime: null,
      age: 0,
      requestId: null,
      isCurrent: true,
      hasToken: false,
    },
  });
  await allSettled($now, { scope, params: end - 90_000 });
});

it('says nothing until a minute is left, then counts down', async () => {
  expect(scope.getState($secondsLeft)).toBeNull();
  await allSettled($now, { scope, params: end - 60_000 });
  expect(scope.getState($secondsLeft)).toBe(60);
  await allSettled($now, { scope, params: end - 41_500 });
  expect(scope.getState($secondsLeft)).toBe(42);
});

it('goes with the extension, which the server grants', async () => {
  await allSettled($now, { scope, params: end - 60_000 });
  await allSettled(extendClicked, { scope });
  expect(calls).toHaveLength(1);
  expect(scope.getState($expiresAt)).toBe(end + 600_000);
  expect(scope.getState($secondsLeft)).toBeNull();
});

it('closes without an extension when the member does not want one', async () => {
  const seen = watchCalls(scope, activitySeen);
  await allSettled($now, { scope, params: end - 60_000 });
  await allSettled(warningClosed, { scope });
  expect(scope.getState($secondsLeft)).toBeNull();
  expect(seen).toEqual([]);
});

it('goes with the session', async () => {
  await allSettled($now, { scope, params: end - 60_000 });
  await allSettled(sessionLost, { scope, params: 'replaced' });
  expect(scope.getState($secondsLeft)).toBeNull();
});

it.each([
  ['the last end', end, true],
  ['the last end, of which the storage kept whole seconds', end + 999, true],
  ['an end before the last one', end + 1000, false],
  ['an end of which the server does not say whether it is the last', null, false],
])('at %s an extension cannot help: %s', async (_name, sessionEndsAt, isFinal) => {
  await allSettled($member, { scope, params: makeMember({ sessionEndsAt }) });
  expect(scope.getState($isFinal)).toBe(isFinal);
});

it('leads to a new login where no extension helps, which is not leaving', async () => {
  const lost = watchCalls(scope, sessionLost);
  await allSettled(signInAgainClicked, { scope });
  expect(lost).toEqual(['signInAgain']);
  expect(scope.getState($token)).toBeNull();
});
