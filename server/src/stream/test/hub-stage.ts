import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import fastify from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import { createManualClock } from '../../lib/clock.ts';
import type { Session } from '../../lib/session.ts';
import { createStreamHub, type StreamHub } from '../hub.ts';
import { parseTopics } from '../routes.ts';

interface Event {
  id: number | null;
  event: string;
  data: Record<string, unknown> & { topic?: string; seq?: number; prevSeq?: number };
}

export interface Reader {
  events: Event[];
  of(event: string): Event[];
  response: IncomingMessage;
  closed: Promise<void>;
  stop(): void;
}

export const EPOCH = 2 ** 32;
const { log } = fastify();

/** What a test of the hub needs; made again for each test. */
export const stage = {} as {
  hub: StreamHub;
  server: Server;
  /** Whoever opens the next stream. */
  session: Session | null;
  /** What the topics `board:` answer. */
  board: { odds: number };
};

export function member(memberId: string, id = `session-${memberId}`): Session {
  return { id, memberId, userId: memberId, type: 1, role: 0 };
}

/** How long a reader may leave what it is sent unread; no test but the one about it comes there. */
export const UNREAD_MS = 60_000;

export function makeHub(epoch = 1): StreamHub {
  const made = createStreamHub({
    clock: createManualClock(1_000),
    log,
    epoch,
    batchMs: 20,
    heartbeatMs: 60,
    ringSize: 3,
    staleMs: UNREAD_MS,
    limits: { perAddress: 20, perMember: 3 },
  });
  made.register({
    matches: (topic) => topic.startsWith('board:'),
    snapshot: (topic) => (topic === 'board:none' ? null : { ...stage.board }),
  });
  made.register({
    matches: (topic) => topic === 'me',
    private: true,
    snapshot: (_, one) => ({ owner: one?.memberId }),
  });
  made.register({
    matches: (topic) => topic === 'desk',
    access: 'staff',
    snapshot: () => ({ waiting: 3 }),
  });
  return made;
}

/** A hub behind a server for each test of the file; both are closed after it. */
export function stageHub(): void {
  beforeEach(async () => {
    stage.board = { odds: 195 };
    stage.session = null;
    stage.hub = makeHub();
    stage.server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://x');
      const topics = parseTopics(
        url.searchParams.get('topics') ?? '',
        request.headers['last-event-id'] as string | undefined,
      );
      const { session } = stage;
      const result = await stage.hub.open(response, { session, address: '10.0.0.1', topics });
      if (!result.ok) response.writeHead(400).end(JSON.stringify(result));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    stage.hub.close();
    stage.server.closeAllConnections();
  });
}

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

/** A connection to the server without the system between, whose buffers take as much as it likes. */
function connect(): Duplex {
  const [here, there] = duplexPair();
  const ofSockets = { setNoDelay: () => there, setTimeout: () => there };
  stage.server.emit('connection', Object.assign(there, ofSockets));
  here.once('close', () => there.destroy());
  return here;
}

/** Opens a stream over a connection of its own. */
export function read(topics: string, lastId?: number): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const headers = lastId === undefined ? {} : { 'last-event-id': String(lastId) };
    const path = `/?topics=${topics}`;
    const request = get({ path, headers, createConnection: connect });
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

export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 5_000, interval: 5 });
}

/** Publishes until a reader is left behind; each batch is its own delta. */
export async function overrun(): Promise<void> {
  const big = 'x'.repeat(200_000);
  for (let i = 0; i < 400 && stage.hub.stats().stale === 0; i += 1) {
    stage.hub.publish('board:a', { big });
    stage.hub.seqOf('board:a');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
