import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer, fakeTimers } from './fake-stream';
import { startStream } from './start-stream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const server = createFakeServer();
  const ignore = () => {};
  const handlers = { onBatch: ignore, onTime: ignore, onEnded: ignore };
  const health: string[] = [];
  const stream = startStream({
    ...handlers,
    getToken: () => null,
    onHealth: (next) => health.push(next),
    fetch: server.fetch,
    timers: fakeTimers,
  });
  stream.setTopics(['site']);
  return { server, stream, health };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('channel that throws: the tab leads at once, and waits for no lock', async () => {
  const request = vi.fn();
  vi.stubGlobal('BroadcastChannel', refuse);
  vi.stubGlobal('navigator', { locks: { request } });
  const { server, stream, health } = start();
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  expect(health).toEqual(['live']);
  expect(request).not.toHaveBeenCalled();
  stream.stop();
});

test.each([
  ['throw', refuse],
  ['reject', async () => refuse()],
])('locks that %s: the tab leads alone', async (_how, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  const { server, stream, health } = start();
  await vi.advanceTimersByTimeAsync(0);
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  expect(health).toEqual(['live']);
  stream.stop();
});
