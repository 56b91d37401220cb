import { get, type IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import type { TestApp } from '../build-test-app.ts';

/** Real time, kept from before the timers of the test are taken over. */
const wait = globalThis.setTimeout;
const SETTLE_ROUNDS = 12;
const BATCH_MS = 100;
const HEARTBEAT_MS = 5_000;
const PATIENCE_MS = 10_000;

/** Random of its nature, and the same in every transcript. */
const RETRY = 'retry: 3000';
const HEADERS = ['content-type', 'cache-control', 'x-accel-buffering', 'x-server-time'];

export interface Opening {
  topics: string;
  /** The user whose session it is; `#1` after the name for the first of several logins. */
  as?: string;
  lastId?: number;
}

export interface RecordedReader {
  /** The seq of the last message of a topic, else of the last heartbeat. */
  seqOf(topic?: string): number;
  /** Waits until more has been received, with `text` in it, and writes it down. */
  receives(text: string): Promise<void>;
  /** Writes the next delta down as lost on the way, and what came before it as received. */
  loses(): Promise<void>;
  /** Waits until the server has closed the connection. */
  isClosed(): Promise<void>;
  cuts(): void;
}

export interface Recorder {
  note(text: string): void;
  /** Opens a stream and writes down the request and what the answer begins with. */
  opens(reader: string, opening: Opening): Promise<RecordedReader>;
  logsIn(userId: string): Promise<void>;
  /** The token of the user's last login; `member01#1` is that of the first. */
  token(userId: string): string;
  /** Lets time pass, seconds: the clock of the games, and after it the timers of the server. */
  passes(seconds: number): Promise<void>;
  /** Lets the server send what is pending. */
  sends(): Promise<void>;
  text(): string;
}

const rest = (ms: number) => new Promise<void>((done) => void wait(done, ms));

async function until(check: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !check(); waited += 5) {
    if (waited > PATIENCE_MS) throw new Error(`in vain: ${what}`);
    await rest(5);
  }
}

/** Takes the timers over of a server that is built after it: heartbeats and batches come when a transcript says so. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] });
}

/** Writes one transcript of a server whose timers are held. */
export function createRecorder(site: TestApp, address: string, title: string): Recorder {
  const out = [`# ${title}\n\n`];
  const tokens = new Map<string, string>();
  const write = (head: string, body = '\n') => void out.push(`=== ${head}\n${body}`);

  /** Waits for what still runs after an answer: the one session of the database answers in order. */
  async function settle(): Promise<void> {
    for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
      await site.db.query('select 1');
      await rest(5);
    }
  }

  async function sends(): Promise<void> {
    await settle();
    vi.advanceTimersByTime(BATCH_MS);
  }

  function requestOf({ topics, as, lastId }: Opening) {
    const path = `/api/stream?topics=${topics}`;
    const token: Record<string, string> = as ? { 'x-auth-token': tokens.get(as) ?? as } : {};
    const last = lastId === undefined ? {} : { 'last-event-id': String(lastId) };
    const shown = { ...(as ? { 'x-auth-token': `<token of ${as}>` } : {}), ...last };
    const lines = Object.entries(shown).map(([name, value]) => `${name}: ${value}\n`);
    return {
      headers: { ...token, ...last },
      path,
      text: `GET ${path} HTTP/1.1\n${lines.join('')}\n`,
    };
  }

  function follow(reader: string, response: IncomingMessage): RecordedReader {
    let all = '';
    let written = 0;
    let isOver = false;
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      all += part;
    });
    response.on('error', () => undefined);
    response.once('close', () => {
      isOver = true;
    });

    async function arrives(text: string): Promise<void> {
      await until(() => all.includes(text, written) && all.endsWith('\n\n'), `${reader} ${text}`);
    }

    /** What was received up to a place in all of it, and is not written yet. */
    function takeTo(end: number): string {
      const part = all.slice(written, end).replace(/^retry: \d+$/m, RETRY);
      written = end;
      return part;
    }

    return {
      seqOf(topic) {
        const expression = topic ? `"topic":"${topic}","seq":(\\d+)` : '^id: (\\d+)';
        const found = [...all.slice(0, written).matchAll(new RegExp(expression, 'gm'))];
        return Number(found.at(-1)?.[1]);
      },
      async receives(text) {
        await arrives(text);
        write(`${reader} receives`, takeTo(all.length));
      },
      async loses() {
        await arrives('event: delta');
        const begin = all.lastIndexOf('\n\n', all.indexOf('event: delta', written)) + 2;
        if (begin > written) write(`${reader} receives`, takeTo(begin));
        write(`${reader} loses`, takeTo(all.indexOf('\n\n', begin) + 2));
      },
      async isClosed() {
        await until(() => isOver, `${reader} is closed`);
        write(`${reader} is closed`);
      },
      cuts() {
        response.destroy();
        write(`${reader} cuts`);
      },
    };
  }

  return {
    note: (text) => write(text),
    async opens(reader, opening) {
      const { path, headers, text } = requestOf(opening);
      write(`${reader} sends`, text);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${address}${path}`, { headers, agent: false }, resolve).once('error', reject);
      });
      const known = HEADERS.flatMap((name) => {
        const value = response.headers[name];
        return value === undefined ? [] : [`${name}: ${String(value)}\n`];
      });
      const head = `HTTP/1.1 ${response.statusCode}\n${known.join('')}\n`;
      if (response.statusCode === 200) {
        const followed = follow(reader, response);
        await followed.receives('event: heartbeat');
        out.push(out.pop()?.replace('\n', `\n${head}`) ?? '');
        return followed;
      }
      response.setEncoding('utf8');
      const body = (await response.toArray()).join('');
      const shown = body.replace(/"requestId":"[^"]*"/, '"requestId":"<id of the request>"');
      write(`${reader} receives`, `${head}${shown}\n\n`);
      write(`${reader} is closed`);
      return follow(reader, response);
    },
    async logsIn(userId) {
      const token = await site.login(userId);
      const count = [...tokens.keys()].filter((name) => name.startsWith(`${userId}#`)).length + 1;
      tokens.set(userId, token).set(`${userId}#${count}`, token);
      write(`${userId} logs in: POST /api/member/login`);
    },
    token: (userId) => tokens.get(userId) ?? '',
    async passes(seconds) {
      write(`${seconds} seconds pass`);
      for (let left = seconds * 1_000; left > 0; left -= HEARTBEAT_MS) {
        const step = Math.min(left, HEARTBEAT_MS);
        await site.advanceTo(site.clock.now() + step);
        await settle();
        vi.advanceTimersByTime(step);
        await rest(5);
      }
    },
    sends,
    text: () => out.join(''),
  };
}
