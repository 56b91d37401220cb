import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeScope, watchCalls } from '../test-scope';
import {
  $now,
  $serverOffset,
  clockStarted,
  clockStopped,
  readNowFx,
  serverTimeSeen,
} from './model';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('countdowns run by the clock of the server, a second at a time, until stopped', async () => {
  const scope = makeScope();
  await allSettled(serverTimeSeen, { scope, params: { at: 5_000_000 } });
  await allSettled(clockStarted, { scope });
  expect(scope.getState($now)).toBe(5_000_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scope.getState($now)).toBe(5_002_000);
  await allSettled(clockStopped, { scope });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scope.getState($now)).toBe(5_002_000);
});

test('an answer that was long under way counts as that much older', async () => {
  const scope = makeScope();
  await allSettled(serverTimeSeen, { scope, params: { at: 1_000_000, age: 400 } });
  expect(scope.getState($serverOffset)).toBe(400);
});

test('differences of the network change nothing', async () => {
  const scope = makeScope();
  await allSettled(serverTimeSeen, { scope, params: { at: 1_000_200 } });
  expect(scope.getState($serverOffset)).toBe(0);
});

test('the time of this very moment can be read', async () => {
  const scope = makeScope({ values: [[$serverOffset, 50]] });
  const read = watchCalls(scope, readNowFx.doneData);
  await allSettled(readNowFx, { scope });
  expect(read).toEqual([1_000_050]);
});
