import { get, type IncomingMessage } from 'node:http';

export interface StreamEvent {
  id: number | null;
  event: string;
  data: {
    topic?: string;
    seq?: number;
    prevSeq?: number;
    reason?: string;
    data?: unknown;
    changes?: { kind: string; currentAccessUserCount?: number }[];
  };
}

export interface StreamReader {
  status: number;
  events: StreamEvent[];
  /** Everything received, as it came. */
  raw(): string;
  of(event: string): StreamEvent[];
  /** Resolves when the connection is over, whoever ended it. */
  closed: Promise<void>;
  cut(): void;
}

export interface ReadOptions {
  topics: string;
  token?: string | undefined;
  lastId?: number | undefined;
  query?: string;
  /** False cuts the connection there and then. */
  onEvent?(event: StreamEvent): boolean;
}

function parseEvent(block: string): StreamEvent | null {
  // Lines end where the standard says, which is not where a regular expression thinks.
  const lines = block.split(/\r\n|\n|\r/);
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const event = field('event');
  if (event === undefined) return null;
  const id = field('id');
  return { id: id === undefined ? null : Number(id), event, data: JSON.parse(field('data') ?? '') };
}

/** Opens a stream over a socket of its own. */
export function readStream(address: string, options: ReadOptions): Promise<StreamReader> {
  const { topics, token, lastId, query = '', onEvent } = options;
  const headers = {
    ...(token === undefined ? {} : { 'x-auth-token': token }),
    ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
  };
  const url = `${address}/api/stream?topics=${encodeURIComponent(topics)}${query}`;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false });
    request.once('error', reject);
    request.once('response', (response: IncomingMessage) => {
      const events: StreamEvent[] = [];
      let all = '';
      let rest = '';
      let over = false;
      function cut(): void {
        over = true;
        response.destroy();
      }
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (part: string) => {
        all += part;
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = over ? null : parseEvent(block);
          if (event === null) continue;
          events.push(event);
          if (onEvent?.(event) === false) cut();
        }
      });
      const closed = new Promise<void>((done) => response.once('close', () => done()));
      resolve({
        status: response.statusCode ?? 0,
        events,
        raw: () => all,
        of: (name) => events.filter((one) => one.event === name),
        closed,
        cut,
      });
    });
  });
}
