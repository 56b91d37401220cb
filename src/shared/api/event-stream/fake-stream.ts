import type { OpenStreamOptions } from './open-stream';
import type { Lead, LeadHandlers } from '@/shared/lib/tab-leader';
import type { TabChannel, TabMessage } from './tab-message';
import type { StreamTimers } from './types';

export interface FakeConnection {
  url: string;
  headers: Headers;
  topics: string[];
  isAborted: () => boolean;
  /** Sends one event, as the server frames it. */
  send: (event: string, data: object, id?: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface FakeServer {
  fetch: OpenStreamOptions['fetch'];
  connections: FakeConnection[];
  last: () => FakeConnection;
  /** The next openings are refused with this status, and asked to wait these seconds; null serves again. */
  refuse: (status: number | null, text?: string, retryAfter?: number) => void;
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const states = {
  site: {
    siteNoticeFlg: false,
    joinStartEndFlg: false,
    tetherMaintenanceFlag: 0,
    currentAccessUserCount: 1,
    counts: [],
  },
  me: { emoney: 1, point: 1, unreadCount: 0, unseenResults: 0, openBets: [] },
};
export const snapshot = (seq: number, topic: keyof typeof states = 'site') => ({
  topic,
  seq,
  at: 1,
  data: states[topic],
});
/** Of the site's topic. */
export const delta = (prevSeq: number, seq: number) => ({
  topic: 'site',
  seq,
  prevSeq,
  at: 1,
  changes: [{ kind: 'access', currentAccessUserCount: seq }],
});

/** A server of event streams in memory. */
export function createFakeServer(): FakeServer {
  const connections: FakeConnection[] = [];
  let refusal: { status: number; text: string; retryAfter: number | null } | null = null;

  async function open(url: string, init: RequestInit): Promise<Response> {
    const encoder = new TextEncoder();
    const signal = init.signal as AbortSignal;
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    // Nothing waits for a writer that fails after an abort.
    writer.closed.catch(() => {});
    signal.addEventListener('abort', () => void writer.abort('aborted').catch(() => {}));
    connections.push({
      url,
      headers: new Headers(init.headers),
      topics: (new URL(url, 'http://fake').searchParams.get('topics') ?? '').split(','),
      isAborted: () => signal.aborted,
      async send(event, data, id) {
        const idLine = id === undefined ? '' : `id: ${id}\n`;
        const text = `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        await writer.write(encoder.encode(text)).catch(() => {});
        await settle();
      },
      async close() {
        await writer.close().catch(() => {});
        await settle();
      },
    });
    const { status, text, retryAfter } = refusal ?? { status: 200, text: '', retryAfter: null };
    const headers = new Headers(retryAfter === null ? {} : { 'retry-after': String(retryAfter) });
    const body = stream.readable;
    const shape = { ok: status === 200, status, headers, body, text: async () => text };
    return shape as unknown as Response;
  }

  return {
    fetch: open,
    connections,
    last: () => connections.at(-1) as FakeConnection,
    refuse(status, text = '', retryAfter) {
      refusal = status === null ? null : { status, text, retryAfter: retryAfter ?? null };
    },
  };
}

/** Channels that reach each other but not themselves, in order and at once. */
export function createFakeChannels(): () => TabChannel {
  const all = new Set<TabChannel>();
  return () => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(message: TabMessage) {
        const event = new MessageEvent('message', { data: structuredClone(message) });
        for (const other of all) if (other !== channel) other.onmessage?.(event);
      },
      close: () => void all.delete(channel),
    };
    all.add(channel);
    return channel;
  };
}

/** A lock that one tab has at a time; giving it up lets the next one lead. */
export function createFakeLead(): (handlers: LeadHandlers) => Lead {
  let waiting: LeadHandlers[] = [];
  return (handlers) => {
    const others = () => waiting.filter((one) => one !== handlers);
    waiting.push(handlers);
    if (waiting[0] === handlers) handlers.onLead();
    return {
      giveUp() {
        const wasLeading = waiting[0] === handlers;
        waiting = others();
        if (wasLeading) waiting[0]?.onLead();
      },
      take() {
        const [previous, ...rest] = others();
        waiting = previous ? [handlers, ...rest, previous] : [handlers];
        previous?.onLost();
        handlers.onLead();
      },
    };
  };
}

/** Timers of the test's own clock (fake timers replace the globals), without chance. */
export const fakeTimers: StreamTimers = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as number | undefined),
  now: () => Date.now(),
  random: () => 0,
};
