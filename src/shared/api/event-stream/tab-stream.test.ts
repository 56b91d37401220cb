import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreamConnection } from './connection';
import {
  createFakeChannels,
  createFakeLead,
  createFakeServer,
  delta,
  fakeTimers,
  snapshot,
} from './fake-stream';
import type { TabChannel } from './tab-message';
import { createTabStream } from './tab-stream';
import type { StreamHealth, TopicMessage } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const server = createFakeServer();
  const openChannel = createFakeChannels();
  const seekLead = createFakeLead();
  let isVisible = true;
  function openTab(tab: string) {
    const channel = openChannel();
    const messages: TopicMessage[] = [];
    const health: StreamHealth[] = [];
    const ends: unknown[] = [];
    const stream = createTabStream({
      tab,
      channel,
      timers: fakeTimers,
      seekLead,
      isVisible: () => isVisible,
      connect: (handlers) =>
        createStreamConnection({
          fetch: server.fetch,
          url: '/api/stream',
          timers: fakeTimers,
          getToken: () => 'token',
          ...handlers,
        }),
      onMessage: (message) => messages.push(message),
      onHeartbeat: () => {},
      onHealth: (next) => health.push(next),
      onEnded: (end) => ends.push(end),
    });
    const seen = () => messages.map(({ type, seq }) => `${type}:${seq}`);
    return { stream, channel, seen, health, ends };
  }
  const setVisible = (next: boolean) => {
    isVisible = next;
  };
  return { server, openChannel, openTab, setVisible };
}

test('two tabs share one connection and receive the same', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  first.stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  await server.last().send('delta', delta(5, 6), 6);
  expect(first.seen()).toEqual(['snapshot:5', 'delta:6']);
  expect(second.seen()).toEqual(first.seen());
  expect(server.connections.filter((one) => !one.isAborted())).toHaveLength(1);
});

test('a tab alone copies no message for others', async () => {
  const { server, openChannel, openTab } = setUp();
  const others = openChannel();
  const received: string[] = [];
  others.onmessage = ({ data }) => void received.push(data.type);
  const { stream } = openTab('a');
  stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  expect(received).not.toContain('message');
  others.postMessage({ type: 'want', tab: 'b', topics: ['site'] });
  await server.last().send('snapshot', snapshot(6), 6);
  expect(received).toContain('message');
});

test('the leader takes the union of what the tabs need', () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  first.stream.setTopics(['site']);
  second.stream.setTopics(['me']);
  expect(server.last().topics.map((topic) => topic.split('@')[0])).toEqual(['site', 'me']);
});

test('a tab that joins gets a whole state of a topic that already runs', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  first.stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  const second = openTab('b');
  second.stream.setTopics(['site']);
  expect(server.last().topics).toEqual(['site']);
  await server.last().send('snapshot', snapshot(9), 9);
  expect(second.seen()).toEqual(['snapshot:9']);
  expect(second.health).toEqual(['live']);
});

test('a topic whose state was answered goes on from there, without a snapshot', async () => {
  const { server, openTab } = setUp();
  const { stream, seen } = openTab('a');
  stream.setTopics(['me', 'site'], { site: 5 });
  expect(server.last().topics).toEqual(['me', 'site@5']);
  await server.last().send('delta', delta(5, 6), 6);
  expect(seen()).toEqual(['delta:6']);
});

test('an answer that misses a delta is healed by a snapshot', async () => {
  const { server, openTab } = setUp();
  const { stream, seen } = openTab('a');
  stream.setTopics(['site'], { site: 5 });
  await server.last().send('delta', delta(6, 7), 7);
  expect(server.last().topics).toEqual(['site']);
  await server.last().send('snapshot', snapshot(7), 7);
  expect(seen()).toEqual(['snapshot:7']);
});

test('an answer does not make a stream resume after the last event, which is later', async () => {
  const { server, openTab } = setUp();
  const { stream } = openTab('a');
  stream.setTopics(['me']);
  await server.last().send('snapshot', snapshot(4, 'me'), 4);
  await server.last().send('heartbeat', { at: 1, seq: 9 }, 9);
  stream.setTopics(['me', 'site'], { site: 5 });
  expect(server.last().topics).toEqual(['me@4', 'site@5']);
  expect(server.last().headers.get('last-event-id')).toBeNull();
});

test('a tab that waits for a snapshot gets one, whatever another tab was answered', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  first.stream.setTopics(['site'], { site: 5 });
  expect(server.last().topics).toEqual(['site']);
  await server.last().send('snapshot', snapshot(6), 6);
  expect([first.seen(), second.seen()]).toEqual([['snapshot:6'], ['snapshot:6']]);
});

test('a gap makes the topic start again from a snapshot, the others go on', async () => {
  const { server, openTab } = setUp();
  const { stream, seen } = openTab('a');
  stream.setTopics(['me', 'site']);
  await server.last().send('snapshot', snapshot(4, 'me'), 4);
  await server.last().send('snapshot', snapshot(5), 5);
  await server.last().send('delta', delta(7, 8), 8);
  expect(seen()).toEqual(['snapshot:4', 'snapshot:5']);
  expect(server.last().topics).toEqual(['me@4', 'site']);
  await server.last().send('snapshot', snapshot(8), 8);
  await server.last().send('delta', delta(8, 9), 9);
  expect(seen().slice(2)).toEqual(['snapshot:8', 'delta:9']);
});

test('what was received before is not applied twice', async () => {
  const { server, openTab } = setUp();
  const { stream, seen } = openTab('a');
  stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  await server.last().send('delta', delta(5, 6), 6);
  await server.last().send('delta', delta(5, 6), 6);
  expect(seen()).toEqual(['snapshot:5', 'delta:6']);
});

test('another tab takes the lead over and resumes at its position', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  await server.last().send('delta', delta(5, 6), 6);
  first.stream.stop();
  expect(server.last().isAborted()).toBe(false);
  expect(server.last().topics).toEqual(['site@6']);
  await server.last().send('delta', delta(6, 7), 7);
  expect(second.seen()).toEqual(['snapshot:5', 'delta:6', 'delta:7']);
});

test('a tab that wants a topic again gets a fresh state first', async () => {
  const { server, openTab } = setUp();
  const { stream, seen } = openTab('a');
  stream.setTopics(['me', 'site']);
  await server.last().send('snapshot', snapshot(5), 5);
  stream.setTopics(['me']);
  await server.last().send('delta', delta(5, 6), 6);
  stream.setTopics(['me', 'site']);
  expect(server.last().topics).toContain('site');
  await server.last().send('snapshot', snapshot(7), 7);
  expect(seen()).toEqual(['snapshot:5', 'snapshot:7']);
});

test('a tab that does not lead takes a state with a lower seq, as of another member', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  for (const { stream } of [first, second]) stream.setTopics(['me']);
  await server.last().send('snapshot', snapshot(9, 'me'), 9);
  for (const { stream } of [first, second]) stream.setTopics([]);
  first.stream.tokenChanged();
  second.stream.tokenChanged();
  for (const { stream } of [first, second]) stream.setTopics(['me']);
  await server.last().send('snapshot', snapshot(5, 'me'), 9);
  expect(first.seen()).toEqual(['snapshot:9', 'snapshot:5']);
  expect(second.seen()).toEqual(['snapshot:9', 'snapshot:5']);
});

test('every tab is stale fifteen seconds after the last message, and live with the next', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(second.health).toEqual(['live', 'stale']);
  await server.last().send('heartbeat', { at: 1, seq: 2 }, 2);
  expect(first.health).toEqual(['live', 'stale', 'live']);
  expect(second.health).toEqual(['live', 'stale', 'live']);
});

test('the end of the session reaches every tab', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['me']);
  await server.last().send('end', { reason: 'replaced' });
  expect(first.ends).toEqual([{ reason: 'replaced' }]);
  expect(second.ends).toEqual([{ reason: 'replaced' }]);
});

/** A tab that is stopped, as by a debugger: it receives and sends nothing until it goes on. */
function pause({ channel }: { channel: TabChannel }): () => void {
  const before = { ...channel };
  Object.assign(channel, { onmessage: null, postMessage: () => {} });
  return () => void Object.assign(channel, before);
}

test('takes the lead from a tab that does not answer, and the old one steps down', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  first.stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  const goOn = pause(first);
  await vi.advanceTimersByTimeAsync(16_999);
  expect(second.health).toEqual(['live', 'stale']);
  // It runs again as it loses the lead.
  goOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(server.connections.filter((one) => !one.isAborted())).toEqual([server.last()]);
  await server.last().send('snapshot', snapshot(9), 9);
  await server.last().send('delta', delta(9, 10), 10);
  expect(second.seen()).toEqual(['snapshot:5', 'snapshot:9', 'delta:10']);
  expect(first.seen()).toEqual(second.seen());
  expect([first.health, second.health]).toEqual([
    ['live', 'stale', 'live'],
    ['live', 'stale', 'live'],
  ]);
  second.stream.stop();
  expect(server.last().topics).toEqual(['site@10']);
});

test('leaves the lead to a tab that answers, though its server sends nothing', async () => {
  const { server, openTab } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  for (const { stream } of [first, second]) stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(second.health).toEqual(['live', 'stale']);
  second.stream.stop();
  await server.last().send('heartbeat', { at: 1, seq: 6 }, 6);
  expect(first.health).toEqual(['live', 'stale', 'live']);
});

test('a tab in the background waits until it is in front', async () => {
  const { server, openTab, setVisible } = setUp();
  const first = openTab('a');
  const second = openTab('b');
  second.stream.setTopics(['site']);
  await server.last().send('snapshot', snapshot(5), 5);
  const old = server.last();
  setVisible(false);
  pause(first);
  await vi.advanceTimersByTimeAsync(5000);
  second.stream.visibilityChanged();
  await vi.advanceTimersByTimeAsync(2000);
  expect(old.isAborted()).toBe(false);
  setVisible(true);
  second.stream.visibilityChanged();
  await vi.advanceTimersByTimeAsync(2000);
  expect(old.isAborted()).toBe(true);
  expect(server.last().topics).toEqual(['site@5']);
});
