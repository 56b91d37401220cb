import type { ServerResponse } from 'node:http';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { faultsOf } from './contract/checks.ts';
import { contract } from './contract/document.ts';
import { createHub } from './stream/hub.ts';
import { type MockSite, startMock } from './test/site.ts';

interface Event {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the tests hold it against the contract, not against types.
  data: any;
}

const SCHEMAS: Readonly<Record<string, string>> = {
  snapshot: 'StreamSnapshot',
  delta: 'StreamDelta',
  heartbeat: 'StreamHeartbeat',
  end: 'StreamEnd',
};

const schemaOf = (event: string) => contract.components.schemas[SCHEMAS[event] ?? ''] ?? {};

let mock: MockSite;
beforeAll(async () => {
  mock = await startMock();
});
beforeEach(() => mock.start('odds-fast'));
afterAll(() => mock.close());

interface ReadOptions {
  headers?: Record<string, string>;
  /** Runs as soon as the stream is open. */
  onOpen?: () => Promise<unknown>;
}

/** Reads the stream until `isEnough`, each event held against its schema. */
async function read(
  query: string,
  isEnough: (events: readonly Event[]) => boolean,
  { headers = {}, onOpen }: ReadOptions = {},
): Promise<Event[]> {
  const events: Event[] = [];
  const parser = createParser({
    onEvent: ({ event = '', id, data }) => events.push({ event, id, data: JSON.parse(data) }),
  });
  const abort = new AbortController();
  const url = `${mock.url}/api/stream?topics=${query}`;
  const { body, status } = await fetch(url, { headers, signal: abort.signal });
  expect(status).toBe(200);
  await onOpen?.();
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && !isEnough(events)) {
    const { value, done } = await reader.read();
    if (done) break;
    parser.feed(value);
  }
  abort.abort();
  for (const { event, data } of events) expect(faultsOf(schemaOf(event), data), event).toEqual([]);
  return events;
}

const deltasOf = (events: readonly Event[]) => events.filter(({ event }) => event === 'delta');
const hasDeltas = (count: number) => (events: readonly Event[]) => deltasOf(events).length >= count;

it('begins with the whole state and goes on with changes in one chain', async () => {
  const events = await read('board:football:cross', hasDeltas(5));
  expect(events[0]).toMatchObject({ event: 'snapshot', data: { topic: 'board:football:cross' } });
  expect(events[0]?.data.data.fixtures.length).toBeGreaterThan(3);
  let last = events[0]?.data.seq;
  for (const { id, data } of deltasOf(events)) {
    expect(data.prevSeq).toBe(last);
    expect(Number(id)).toBe(data.seq);
    last = data.seq;
  }
});

it('moves the prices that the board then has', async () => {
  const events = await read('board:football:cross', hasDeltas(3));
  const change = deltasOf(events)
    .flatMap(({ data }) => data.changes)
    .findLast(({ kind }) => kind === 'odds');
  await mock.start('odds-still');
  expect(change.selections.length).toBeGreaterThan(1);
  expect(change.selections.every(({ odds }: { odds: number }) => odds >= 101)).toBe(true);
});

it.each(['by the last event id', 'by a mark of the topic'])(
  'resumes without a snapshot %s',
  async (way) => {
    const topic = 'board:football:live';
    const first = await read(`site,${topic}`, hasDeltas(2));
    const seq: number = deltasOf(first)[0]?.data.seq;
    const events = way.includes('mark')
      ? await read(`site,${topic}@${seq}`, hasDeltas(2))
      : await read(`site,${topic}`, hasDeltas(2), { headers: { 'last-event-id': `${seq}` } });
    const ofBoard = events.filter(({ data }) => data.topic === topic);
    expect(ofBoard[0]).toMatchObject({ event: 'delta', data: { prevSeq: seq } });
  },
);

it('sends the whole state to who comes from another world', async () => {
  const headers = { 'last-event-id': '12' };
  const [first] = await read('site', (events) => events.length > 0, { headers });
  expect(first?.event).toBe('snapshot');
});

async function pass(ms: number): Promise<void> {
  const token = await mock.login('admin01');
  const { serverTime } = (await mock.call('GET', '/setting')).body;
  const body = { to: new Date(serverTime + ms).toISOString() };
  expect((await mock.call('POST', '/admin/clock', { token, body })).status).toBe(200);
}

it('goes on with clock and score of what is in play', async () => {
  await mock.start('odds-still');
  const topic = 'board:football:live';
  const events = await read(topic, hasDeltas(3), { onOpen: () => pass(20_000) });
  const [change] = deltasOf(events).flatMap(({ data }) => data.changes);
  const { fixtures } = events[0]?.data.data ?? {};
  const before = fixtures.find(({ id }: { id: string }) => id === change.fixtureId);
  expect(change).toMatchObject({ kind: 'state', status: 2 });
  expect(change.clock.minute).toBeGreaterThan(before.clock.minute);
});

it('plays matches from kick-off to the end and offers others', async () => {
  await mock.start('odds-still');
  const gone = await read('board:football:cross,board:football:live', hasDeltas(2), {
    onOpen: () => pass(41 * 60_000),
  });
  const kinds = deltasOf(gone).flatMap(({ data }) =>
    data.changes.map((one: Event['data']) => one.kind),
  );
  expect(kinds).toEqual(expect.arrayContaining(['remove', 'fixture']));
  const board = await mock.call('GET', '/sports/board?kind=live&sport=football');
  expect(board.body.boards[0].data.fixtures.length).toBeGreaterThan(0);
});

it('goes on with the matches of a league and the number of each', async () => {
  const league = 'league:fb-kr-k1';
  const begun = await read(`${league},leagues`, (events) => events.length > 1);
  expect(begun.slice(0, 2).map(({ data }) => data.topic)).toEqual([league, 'leagues']);
  const { leagues } = begun[1]?.data.data ?? {};
  const own = leagues.find((one: Event['data']) => one.league.id === 'fb-kr-k1');
  expect(begun[0]?.data.data.fixtures).toHaveLength(own.fixtures);
});

it('sends a member what has become of the results', async () => {
  const headers = { 'x-auth-token': await mock.login('member01') };
  const seen = () => mock.call('POST', '/bet/seen', { token: headers['x-auth-token'] });
  const events = await read('me', hasDeltas(1), { headers, onOpen: seen });
  expect(events[0]).toMatchObject({ event: 'snapshot', data: { topic: 'me' } });
  expect(deltasOf(events)[0]?.data.changes[0]).toMatchObject({ kind: 'unseenResults', count: 0 });
});

it.each([
  ['me', 401, 'UNAUTHENTICATED'],
  ['desk', 401, 'UNAUTHENTICATED'],
  ['board:chess:cross', 400, 'VALIDATION'],
  ['fixture:nothing1', 400, 'VALIDATION'],
  ['league:nowhere', 400, 'VALIDATION'],
])('refuses %s with %i %s', async (topic, status, code) => {
  const answer = await mock.call('GET', `/stream?topics=${topic}`);
  expect(answer).toMatchObject({ status, body: { code } });
});

it('ends the stream of a member whose session is replaced', async () => {
  await mock.start('session-replaced');
  const token = await mock.login('member01');
  const isEnd = (events: readonly Event[]) => events.some(({ event }) => event === 'end');
  const headers = { 'x-auth-token': token };
  const events = await read('me,site', isEnd, { headers, onOpen: () => pass(10_000) });
  expect(events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'replaced' } });
  expect((await mock.call('GET', '/member/user', { token })).body.code).toBe('SESSION_REPLACED');
  expect(
    (await mock.call('GET', '/member/user', { token: await mock.login('member01') })).status,
  ).toBe(200);
});

it('sends a heartbeat when the reader has caught up, then every five seconds', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const response = {
    writeHead() {},
    on() {},
    flushHeaders() {},
    write: (text: string) => written.push(text),
    destroy() {},
  };
  const hub = createHub({ now: Date.now, snapshot: () => null });
  hub.publish('site', [{ kind: 'access', currentAccessUserCount: 1 }]);
  hub.open(
    response as unknown as ServerResponse,
    [{ name: 'site', key: 'site', after: hub.seqOf('site') }],
    null,
  );
  vi.advanceTimersByTime(15_000);
  hub.close();
  vi.useRealTimers();
  expect(written.filter((text) => text.includes('event: heartbeat'))).toHaveLength(4);
});
