import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $streamOptions, streamStarted, streamStopped } from '@/shared/api';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { pageOpened } from '../events';
import { searchDefaults } from '../search';
import './feed';
import './page';

const addresses: string[] = [];
const answer = (input: Request | string) => {
  addresses.push(typeof input === 'string' ? input : input.url);
  return Promise.resolve(new Response(null, { status: 404 }));
};

beforeEach(() => {
  vi.useFakeTimers();
  addresses.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(feed: string) {
  const scope = makeScope();
  const restarts = [watchCalls(scope, streamStopped), watchCalls(scope, streamStarted)];
  const params = { kind: 'cross' as const, search: { ...searchDefaults, time: 1, feed } };
  const work = allSettled(pageOpened, { scope, params });
  // Not all timers: a stream without its server tries again for ever.
  await vi.advanceTimersByTimeAsync(30_000);
  await work;
  return { stream: scope.getState($streamOptions), restarts: restarts.map((c) => c.length) };
}

it('reads boards and stream from the server named in a development build', async () => {
  const { stream, restarts } = await open('http://127.0.0.1:4000/api');
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.every((address) => address.startsWith('http://127.0.0.1:4000/api/'))).toBe(true);
  expect(stream).toEqual({ url: 'http://127.0.0.1:4000/api/stream' });
  expect(restarts).toEqual([1, 1]);
});

it('leaves everything alone without one', async () => {
  const { stream, restarts } = await open('');
  expect(stream).toEqual({});
  expect(restarts).toEqual([0, 0]);
});
