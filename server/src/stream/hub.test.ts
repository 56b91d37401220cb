import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../lib/clock.ts';
import type { Session } from '../lib/session.ts';
import { createStreamHub, type StreamHub } from './hub.ts';
import { parseTopics } from './routes.ts';

interface Event {
  id: number | null;
  event: string;
  data: Record<string, unknown> & { topic?: string; seq?: number; prevSeq?: number };
}

interface Reader {
  events: Event[];
  of(event: string): Event[];
  response: IncomingMessage;
  closed: Promise<void>;
  stop(): void;
}

const EPOCH = 2 ** 32;
const { log } = fastify();
const board = { odds: 195 };
let hub: StreamHub;
let server: Server;
let port: number;
let session: Session | null;

function member(memberId: string, id = `session-${memberId}`): Session {
  return { id, memberId, userId: memberId, type: 0, role: 0 };
}

/** Long enough that no test but the one about it sees a reader cut, however busy the machine is. */
const PATIENT_MS = 60_000;

function makeHub(epoch = 1, staleMs = PATIENT_MS): StreamHub {
  const made = createStreamHub({
    clock: createManualClock(1_000),
    log,
    epoch,
    batchMs: 20,
    heartbeatMs: 60,
    ringSize: 3,
    staleMs,
    limits: { perAddress: 20, perMember: 3 },
  });
  made.register({
    matches: (topic) => topic.startsWith('board:'),
    snapshot: (topic) => (topic === 'board:none' ? null : { ...board }),
  });
  made.register({
    matches: (topic) => topic === 'me',
    private: true,
    snapshot: (_, one) => ({ owner: one?.memberId }),
  });
  return made;
}

beforeEach(async () => {
  board.odds = 195;
  session = null;
  hub = makeHub();
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const topics = parseTopics(
      url.searchParams.get('topics') ?? '',
      request.headers['last-event-id'] as string | undefined,
    );
    const result = await hub.open(response, { session, address: '10.0.0.1', topics });
    if (!result.ok) response.writeHead(400).end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  hub.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function parse(text: string): Event[] {
  return text
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const id = field('id');
      return {
        id: id ? Number(id) : null,
        event: field('event') ?? '',
        data: JSON.parse(field('data') ?? '{}'),
      };
    });
}

function read(topics: string, lastId?: number): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const headers = lastId === undefined ? {} : { 'last-event-id': String(lastId) };
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/?topics=${topics}`,
      headers,
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      const events: Event[] = [];
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        const end = text.lastIndexOf('\n\n') + 2;
        events.push(...parse(text.slice(0, end)));
        text = text.slice(end);
      });
      response.on('error', () => undefined);
      const closed = new Promise<void>((done) => response.once('close', () => done()));
      resolve({
        events,
        of: (event) => events.filter((one) => one.event === event),
        response,
        closed,
        stop: () => response.destroy(),
      });
    });
  });
}

async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 5_000, interval: 5 });
}

describe('a reader', () => {
  it('gets the whole state first, then one delta a batch that follows on it', async () => {
    const reader = await read('board:a');
    await until(() => expect(reader.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198]) hub.publish('board:a', { odds });
    await until(() => expect(reader.of('delta')).toHaveLength(1));
    const [snapshot] = reader.of('snapshot');
    const [delta] = reader.of('delta');
    expect(snapshot?.data).toEqual({
      topic: 'board:a',
      seq: EPOCH,
      at: 1_000,
      data: { odds: 195 },
    });
    expect(delta).toEqual({
      id: EPOCH + 1,
      event: 'delta',
      data: {
        topic: 'board:a',
        seq: EPOCH + 1,
        prevSeq: EPOCH,
        at: 1_000,
        changes: [{ odds: 196 }, { odds: 197 }, { odds: 198 }],
      },
    });
    expect(reader.response.headers['cache-control']).toBe('no-store, no-transform');
  });

  it('sees what was waiting for its batch in the state, not as a delta again', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    board.odds = 200;
    hub.publish('board:a', { odds: 200 });
    const second = await read('board:a');
    hub.publish('board:a', { odds: 201 });
    await until(() => expect(second.of('delta')).toHaveLength(1));
    await until(() => expect(first.of('delta')).toHaveLength(2));
    expect(second.of('snapshot')[0]?.data).toMatchObject({ seq: EPOCH + 1, data: { odds: 200 } });
    expect(second.of('delta')[0]?.data).toMatchObject({
      prevSeq: EPOCH + 1,
      changes: [{ odds: 201 }],
    });
  });

  it('is held back while a slow state is read, and then misses nothing', async () => {
    const wait = Promise.withResolvers<object>();
    hub.register({ matches: (topic) => topic === 'slow', snapshot: () => wait.promise });
    const opening = read('slow,board:a');
    await until(() => expect(hub.watched('slow')).toBe(true));
    hub.publish('slow', { n: 1 });
    hub.publish('board:a', { odds: 199 });
    await until(() => expect(hub.stats().seq).toBe(EPOCH + 2));
    wait.resolve({ n: 0 });
    const reader = await opening;
    await until(() => expect(reader.of('delta')).toHaveLength(2));
    expect(reader.events.slice(0, 2).map((one) => one.event)).toEqual(['snapshot', 'snapshot']);
    expect(reader.of('delta')[0]?.data).toMatchObject({
      topic: 'slow',
      prevSeq: EPOCH,
      changes: [{ n: 1 }],
    });
  });

  it('gets a heartbeat that carries the last seq', async () => {
    const reader = await read('board:a');
    await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(2));
    expect(reader.of('heartbeat').at(-1)).toMatchObject({
      id: EPOCH,
      data: { seq: EPOCH, at: 1_000 },
    });
  });

  it('asking for what does not exist is refused', async () => {
    for (const topics of ['nowhere', 'board:none', '', 'me']) {
      expect((await read(topics)).response.statusCode).toBe(400);
    }
    const many = Array.from({ length: 65 }, (_, i) => `board:${i}`).join(',');
    expect((await read(many)).response.statusCode).toBe(400);
    expect(hub.stats().connections).toBe(0);
  });
});

describe('a reader that returns', () => {
  async function publishOne(reader: Reader, odds: number): Promise<void> {
    const before = reader.of('delta').length;
    hub.publish('board:a', { odds });
    await until(() => expect(reader.of('delta')).toHaveLength(before + 1));
  }

  it('gets exactly the deltas after its last id', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198]) await publishOne(first, odds);
    const again = await read('board:a', EPOCH + 1);
    await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
    expect(again.of('snapshot')).toEqual([]);
    expect(again.of('delta')).toEqual(first.of('delta').slice(1));
  });

  it('gets the state when the ring does not reach back, or the id is from nowhere', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198, 199, 200]) await publishOne(first, odds);
    for (const lastId of [EPOCH + 1, 7, EPOCH * 900]) {
      const again = await read('board:a', lastId);
      await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
      expect([again.of('snapshot').length, again.of('delta').length]).toEqual([1, 0]);
      again.stop();
    }
  });

  it('may resume one topic and start another', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    await publishOne(first, 196);
    const again = await read(`board:a@${EPOCH},board:b`);
    await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
    expect(again.of('snapshot').map((one) => one.data.topic)).toEqual(['board:b']);
    expect(again.of('delta').map((one) => one.data.topic)).toEqual(['board:a']);
  });

  it('finds larger numbers after a restart', async () => {
    const before = hub.stats().seq;
    hub.close();
    hub = makeHub(2);
    const again = await read('board:a', before);
    await until(() => expect(again.of('snapshot')).toHaveLength(1));
    expect(again.of('snapshot')[0]?.data.seq).toBeGreaterThan(before + 1_000_000);
    expect(Number.isSafeInteger(2_000_000 * EPOCH + EPOCH)).toBe(true);
  });
});

describe('a member', () => {
  it('gets what is theirs and nobody else does', async () => {
    session = member('kim');
    const kim = await read('me');
    session = member('lee');
    const lee = await read('me');
    await until(() => expect(kim.of('snapshot').length + lee.of('snapshot').length).toBe(2));
    hub.publish('me:kim', { emoney: 5 });
    await until(() => expect(kim.of('delta')).toHaveLength(1));
    await until(() => expect(lee.of('heartbeat').length).toBeGreaterThan(1));
    expect(kim.of('snapshot')[0]?.data).toMatchObject({ topic: 'me', data: { owner: 'kim' } });
    expect(lee.of('delta')).toEqual([]);
  });

  it('is told the reason when the session ends, and the stream ends', async () => {
    const guest = await read('board:a');
    session = member('kim', 'old');
    const old = await read('me,board:a');
    session = member('kim', 'new');
    const fresh = await read('me');
    hub.endSession({ sessionId: 'old' }, 'replaced');
    await old.closed;
    expect(old.events.at(-1)).toEqual({ id: null, event: 'end', data: { reason: 'replaced' } });
    expect(old.response.complete).toBe(true);
    hub.endMembers('maintenance');
    await fresh.closed;
    expect(fresh.events.at(-1)?.data).toEqual({ reason: 'maintenance' });
    expect(hub.stats()).toMatchObject({ connections: 1, members: 0 });
    hub.close();
    await guest.closed;
    expect(guest.events.at(-1)?.data).toEqual({ reason: 'shutdown' });
  });
});

describe('a slow reader', () => {
  const big = 'x'.repeat(200_000);

  /** Publishes until the reader is left behind; each batch is its own delta. */
  async function overrun(): Promise<void> {
    for (let i = 0; i < 400 && hub.stats().stale === 0 && hub.stats().connections > 1; i += 1) {
      hub.publish('board:a', { big });
      hub.seqOf('board:a');
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('is dropped to a snapshot once it reads on, and nobody else waits for it', async () => {
    const quick = await read('board:a');
    const slow = await read('board:a');
    await until(() => expect(slow.of('snapshot')).toHaveLength(1));
    slow.response.pause();
    await overrun();
    expect(hub.stats().stale).toBe(1);
    const last = hub.stats().seq;
    await until(() => expect(quick.of('delta').at(-1)?.data.seq).toBe(last));
    board.odds = 300;
    slow.response.resume();
    await until(() => expect(slow.of('snapshot')).toHaveLength(2));
    expect(slow.of('snapshot')[1]?.data).toMatchObject({ seq: last, data: { odds: 300 } });
    hub.publish('board:a', { odds: 301 });
    await until(() => expect(slow.of('delta').at(-1)?.data).toMatchObject({ prevSeq: last }));
  });

  it('is cut when it does not read for too long', async () => {
    hub.close();
    hub = makeHub(2, 300);
    await read('board:a');
    const slow = await read('board:a');
    slow.response.pause();
    await overrun();
    await until(() => expect(hub.stats()).toMatchObject({ connections: 1, stale: 0 }));
  });
});

it('frames a delta once, however many read it', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => read('board:a')));
  const toJSON = vi.fn(() => ({ odds: 1 }));
  hub.publish('board:a', { toJSON });
  await until(() => expect(readers.every((one) => one.of('delta').length === 1)).toBe(true));
  expect(toJSON).toHaveBeenCalledTimes(1);
});
