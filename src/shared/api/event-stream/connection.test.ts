import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreamConnection } from './connection';
import { createFakeServer, delta, fakeTimers, snapshot } from './fake-stream';
import { createTabTopics } from './tab-topics';
import type { StreamHealth, StreamMessage } from './types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ token = null, random = 0 }: { token?: string | null; random?: number } = {}) {
  const server = createFakeServer();
  const known = createTabTopics();
  const messages: StreamMessage[] = [];
  const health: StreamHealth[] = [];
  const ends: unknown[] = [];
  const refused: string[] = [];
  const connection = createStreamConnection({
    fetch: server.fetch,
    url: '/api/stream',
    timers: { ...fakeTimers, random: () => random },
    getToken: () => token,
    seqOf: known.seqOf,
    onMessage: (message) => {
      messages.push(message);
      if (message.type === 'snapshot' || message.type === 'delta') known.take(message);
    },
    onHealth: (next) => health.push(next),
    onEnded: (end) => ends.push(end),
    onTopicRefused: (topic) => refused.push(topic),
  });
  return { server, connection, messages, health, ends, refused };
}

test('the token travels in its header and never in the address', async () => {
  const { server, connection } = setUp({ token: 'secret-token' });
  connection.setTopics(['me', 'site']);
  expect(server.last().headers.get('X-AUTH-TOKEN')).toBe('secret-token');
  expect(server.last().url).not.toContain('secret-token');
  expect(server.last().topics).toEqual(['me', 'site']);
});

test('a guest does not ask for the topic that needs a token', () => {
  const { server, connection } = setUp();
  connection.setTopics(['me', 'site']);
  expect(server.last().topics).toEqual(['site']);
});

test('a lost connection resumes after the last id', async () => {
  const { server, connection, health } = setUp();
  connection.setTopics(['site']);
  await server.last().send('snapshot', snapshot(10));
  await server.last().send('heartbeat', { at: 1, seq: 12 }, 12);
  await server.last().close();
  await vi.advanceTimersByTimeAsync(600);
  expect(server.connections).toHaveLength(2);
  expect(server.last().headers.get('Last-Event-ID')).toBe('12');
  expect(health).toEqual(['live']);
});

test('a new topic opens again, and each topic says what it has', async () => {
  const { server, connection } = setUp();
  connection.setTopics(['site']);
  await server.last().send('snapshot', snapshot(10), 10);
  connection.setTopics(['site', 'fixture:abcd1234']);
  expect(server.last().topics).toEqual(['site@10', 'fixture:abcd1234']);
  expect(server.last().headers.get('Last-Event-ID')).toBeNull();
  expect(server.connections[0]?.isAborted()).toBe(true);
});

test('more topics than a stream may have leave out fixtures, and the rest lives', async () => {
  const { server, connection } = setUp({ token: 'token' });
  const fixtures = Array.from({ length: 80 }, (_, index) => `fixture:many${index}`);
  connection.setTopics([...fixtures, 'me', 'site']);
  expect(server.last().topics).toEqual(['me', 'site', ...fixtures.slice(0, 62)]);
  connection.setTopics(['me', 'site', ...fixtures.slice(60)]);
  expect(server.last().topics).toEqual(['me', 'site', ...fixtures.slice(60)]);
});

test('fifteen seconds without a message are stale, and only a whole state or a heartbeat ends it', async () => {
  const { server, connection, health } = setUp();
  connection.setTopics(['site']);
  await server.last().send('snapshot', snapshot(1), 1);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(health).toEqual(['live']);
  await vi.advanceTimersByTimeAsync(1);
  expect(health).toEqual(['live', 'stale']);
  expect(server.connections).toHaveLength(2);
  await server.last().send('delta', delta(1, 2), 2);
  expect(health).toEqual(['live', 'stale']);
  await server.last().send('heartbeat', { at: 1, seq: 2 }, 2);
  expect(health).toEqual(['live', 'stale', 'live']);
});

test('heartbeat counts through failed attempts', async () => {
  const { server, connection, health } = setUp();
  connection.setTopics(['site']);
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  server.refuse(503);
  await server.last().close();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(health).toEqual(['live', 'stale']);
  expect(server.connections.length).toBeGreaterThan(3);
});

test('a server that has no stream to spare is tried rarely, and heartbeat is shown as ever', async () => {
  const { server, connection, health, ends } = setUp({ token: 't' });
  server.refuse(429, '{"code":"RATE_LIMITED"}', 10);
  connection.setTopics(['site']);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(server.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(server.connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(health).toEqual(['stale']);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(server.connections.length).toBeLessThan(35);
  expect(ends).toEqual([]);
  server.refuse(null);
  await vi.advanceTimersByTimeAsync(15_000);
  await server.last().send('snapshot', snapshot(1), 1);
  expect(health).toEqual(['stale', 'live']);
});

test('clients that lose the server together come back spread over at least two seconds', async () => {
  const first = setUp({ random: 0 });
  const second = setUp({ random: 0.99 });
  for (const { connection, server } of [first, second]) {
    connection.setTopics(['site']);
    await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
    await server.last().close();
  }
  await vi.advanceTimersByTimeAsync(2500);
  expect(first.server.connections).toHaveLength(2);
  expect(second.server.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(second.server.connections).toHaveLength(2);
});

test('a session that ends elsewhere stops the stream and says why', async () => {
  const { server, connection, ends, health } = setUp({ token: 't' });
  connection.setTopics(['me', 'site']);
  await server.last().send('heartbeat', { at: 1, seq: 1 }, 1);
  await server.last().send('end', { reason: 'replaced' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toEqual([{ reason: 'replaced' }]);
  expect(server.connections).toHaveLength(1);
  expect(health.at(-1)).toBe('offline');
});

test('a server that shuts down is tried again', async () => {
  const { server, connection, ends } = setUp();
  connection.setTopics(['site']);
  await server.last().send('end', { reason: 'shutdown' });
  await server.last().close();
  await vi.advanceTimersByTimeAsync(600);
  expect(ends).toEqual([]);
  expect(server.connections).toHaveLength(2);
});

test('a refused token ends the stream with its status', async () => {
  const { server, connection, ends } = setUp({ token: 't' });
  server.refuse(556);
  connection.setTopics(['me']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ends).toEqual([{ status: 556 }]);
  expect(server.connections).toHaveLength(1);
});

test('a topic the server does not know is given up, the others stay', async () => {
  const { server, connection, refused } = setUp();
  server.refuse(400, '{"errors":[{"path":"topics","message":"unknown topic fixture:gone"}]}');
  connection.setTopics(['site', 'fixture:gone']);
  server.refuse(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['fixture:gone']);
  expect(server.last().topics).toEqual(['site']);
});

test('what is no name of a topic is not sent, and the others are', () => {
  const { server, connection } = setUp();
  const none = ['fixture:abcd,efgh', 'fixture:abcd efgh', 'fixture:abcd@12', 'fixture:"', 'board:'];
  connection.setTopics([...none, 'site', 'fixture:abcd1234', 'board:football:cross']);
  expect(server.last().topics).toEqual(['site', 'fixture:abcd1234', 'board:football:cross']);
});

test('topics refused without a name are not sent again: without fixtures, then not before others are set', async () => {
  const { server, connection, refused, health } = setUp();
  server.refuse(400, '{"errors":[{"path":"topics","message":"unknown topic fixture:other"}]}');
  connection.setTopics(['site', 'fixture:abcd1234']);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(server.connections.map(({ topics }) => topics)).toEqual([
    ['site', 'fixture:abcd1234'],
    ['site'],
  ]);
  expect(refused).toEqual(['fixture:abcd1234', 'site']);
  expect(health).toEqual(['stale']);
  server.refuse(null);
  connection.setTopics(['site']);
  await server.last().send('snapshot', snapshot(1), 1);
  expect(health).toEqual(['stale', 'live']);
});

test('an event that breaks the contract is not handed on', async () => {
  const { server, connection, messages } = setUp();
  connection.setTopics(['site']);
  await server.last().send('snapshot', { ...snapshot(1), data: { siteNoticeFlg: 'no' } });
  await server.last().send('news', { text: 'x' });
  expect(messages).toEqual([]);
});
