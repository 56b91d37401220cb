import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { tokenReceived } from '../model';
import {
  createFakeChannels,
  createFakeLead,
  createFakeServer,
  delta,
  fakeTimers,
  snapshot,
} from './fake-stream';
import { sortBatch } from './frame-batch';
import {
  $streamHealth,
  $streamOptions,
  siteStreamed,
  streamApplied,
  streamStarted,
  streamStopped,
  topicsReleased,
  topicsRequested,
} from './model';
import type { TopicMessage } from './types';

afterEach(() => void vi.useRealTimers());

async function setUp() {
  const server = createFakeServer();
  const frames: (() => void)[] = [];
  const options = {
    fetch: server.fetch,
    channel: createFakeChannels()(),
    timers: fakeTimers,
    schedule: (flush: () => void) => void frames.push(flush),
    seekLead: createFakeLead(),
  };
  const scope = makeScope({ values: [[$streamOptions, options]] });
  await allSettled(topicsRequested, { scope, params: { id: 'app', topics: ['site'] } });
  await allSettled(streamStarted, { scope });
  const drawFrame = () => {
    for (const flush of frames.splice(0)) flush();
  };
  return { server, scope, frames, drawFrame };
}

test('all messages of one frame arrive as one batch', async () => {
  const { server, scope, frames, drawFrame } = await setUp();
  const batches = watchCalls(scope, siteStreamed);
  await server.last().send('snapshot', snapshot(1), 1);
  await server.last().send('delta', delta(1, 2), 2);
  await server.last().send('delta', delta(2, 3), 3);
  expect(batches).toHaveLength(0);
  expect(frames).toHaveLength(1);
  drawFrame();
  expect(batches).toHaveLength(1);
  expect(batches[0]?.snapshots.map(({ seq }) => seq)).toEqual([1]);
  expect(batches[0]?.deltas.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(scope.getState($streamHealth)).toBe('live');
  await allSettled(streamStopped, { scope });
});

test('what calls answered before the stream started is not sent again', async () => {
  const { server, scope } = await setUp();
  const request = { id: 'page', topics: ['board:football:cross', 'fixture:abcd1234'] };
  const params = { ...request, answered: { 'board:football:cross': 7 } };
  await allSettled(topicsRequested, { scope, params });
  expect(server.last().topics).toEqual(['board:football:cross@7', 'fixture:abcd1234', 'site']);
  // Left and requested again by one that has no state: the old answer counts no more.
  await allSettled(topicsReleased, { scope, params: 'page' });
  await allSettled(topicsRequested, { scope, params: { ...request, id: 'other' } });
  expect(server.last().topics).toEqual(['board:football:cross', 'fixture:abcd1234', 'site']);
  await allSettled(streamStopped, { scope });
});

test('topics are the union of those who want them, and one who leaves takes only its own', async () => {
  const { server, scope } = await setUp();
  const request = { id: 'page', topics: ['site', 'fixture:abcd1234'] };
  await allSettled(topicsRequested, { scope, params: request });
  expect(server.last().topics).toEqual(['fixture:abcd1234', 'site']);
  await allSettled(topicsReleased, { scope, params: 'page' });
  await allSettled(topicsRequested, {
    scope,
    params: { id: 'page', topics: ['fixture:efgh5678'] },
  });
  expect(server.last().topics).toEqual(['fixture:efgh5678', 'site']);
  await allSettled(streamStopped, { scope });
});

test('another token opens the stream again with it', async () => {
  const { server, scope } = await setUp();
  expect(server.last().headers.get('X-AUTH-TOKEN')).toBeNull();
  await allSettled(tokenReceived, { scope, params: 'token-2' });
  expect(server.last().headers.get('X-AUTH-TOKEN')).toBe('token-2');
  await allSettled(streamStopped, { scope });
});

test('a scope without a stream receives nothing of another', async () => {
  const { scope } = await setUp();
  const other = makeScope();
  const received = watchCalls(other, streamApplied);
  await allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [] } });
  expect(received).toEqual([]);
  await allSettled(streamStopped, { scope });
});

test('a snapshot in a frame makes what came before it pointless', () => {
  const messages = [
    { type: 'delta', ...delta(4, 5) },
    { type: 'snapshot', ...snapshot(8) },
    { type: 'delta', ...delta(8, 9) },
  ] as TopicMessage[];
  const { snapshots, deltas } = sortBatch(messages);
  expect(snapshots.map(({ seq }) => seq)).toEqual([8]);
  expect(deltas.map(({ seq }) => seq)).toEqual([9]);
});

test('a stream that does not start makes prices stale, and is tried again after five seconds', async () => {
  vi.useFakeTimers();
  const server = createFakeServer();
  const seekLead = vi.fn(createFakeLead()).mockImplementationOnce(() => {
    throw new Error('refused');
  });
  const channel = createFakeChannels()();
  const options = { fetch: server.fetch, channel, timers: fakeTimers, seekLead };
  const scope = makeScope({ values: [[$streamOptions, options]] });
  await allSettled(topicsRequested, { scope, params: { id: 'app', topics: ['site'] } });
  const started = allSettled(streamStarted, { scope });
  await vi.waitFor(() => expect(scope.getState($streamHealth)).toBe('stale'));
  expect(server.connections).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  await started;
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  expect(scope.getState($streamHealth)).toBe('live');
  await allSettled(streamStopped, { scope });
});
