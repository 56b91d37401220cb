import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { $expiresAt, sessionLost } from '@/entities/member';
import { $token } from '@/shared/api';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { activitySeen } from '@/entities/member';
import { $secondsLeft, extendClicked, warningClosed } from './model';

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
