import { env } from '@/shared/config';
import { randomId } from '@/shared/lib/random-id';
import { seekLead } from '@/shared/lib/tab-leader';
import { createStreamConnection, type ConnectionOptions } from './connection';
import { createFrameBatch, nextFrame, type RawBatch } from './frame-batch';
import { createTabStream, type TabChannel, type TabStream } from './tab-stream';
import type { EndReason, StreamHealth, StreamTimers } from './types';

export interface StartOptions {
  getToken: () => string | null;
  onBatch: (batch: RawBatch) => void;
  onTime: (at: number) => void;
  onHealth: (health: StreamHealth) => void;
  onEnded: (end: { reason: EndReason } | { status: number }) => void;
  onTopicRefused: (topic: string) => void;
  fetch?: ConnectionOptions['fetch'];
  url?: string;
  channel?: TabChannel;
  timers?: StreamTimers;
  schedule?: (flush: () => void) => void;
  seekLead?: (onLead: () => void) => () => void;
}

const browserTimers: StreamTimers = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as number | undefined),
  now: () => performance.now(),
  random: () => Math.random(),
};

/** A channel to nobody, where the browser has none: each tab then has a stream of its own. */
function soloChannel(): TabChannel {
  return { postMessage: () => {}, onmessage: null, close: () => {} };
}

function openChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return soloChannel();
  return new BroadcastChannel('hanpan.stream') as unknown as TabChannel;
}

/** Starts the stream of this tab with the browser's means, or with those a test gives. */
export function startStream(options: StartOptions): TabStream {
  const { timers = browserTimers, schedule = nextFrame, url = `${env.apiBase}/stream` } = options;
  const send: ConnectionOptions['fetch'] =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const batch = createFrameBatch(schedule, options.onBatch);
  const stream = createTabStream({
    tab: randomId(),
    channel: options.channel ?? openChannel(),
    timers,
    seekLead: options.seekLead ?? ((onLead) => seekLead('hanpan.stream', onLead)),
    connect: (handlers) =>
      createStreamConnection({ fetch: send, url, timers, getToken: options.getToken, ...handlers }),
    onMessage: batch.push,
    onHeartbeat: options.onTime,
    onHealth: options.onHealth,
    onEnded: options.onEnded,
    onTopicRefused: options.onTopicRefused,
  });
  globalThis.addEventListener?.('online', () => stream.reconnectNow());
  return stream;
}
