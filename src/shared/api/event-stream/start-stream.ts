import { env } from '@/shared/config';
import { openChannel, openLocks } from '@/shared/lib/browser-door';
import { randomId } from '@/shared/lib/random-id';
import { seekLead } from '@/shared/lib/tab-leader';
import { createStreamConnection, type ConnectionOptions } from './connection';
import { createFrameBatch, nextFrame, type RawBatch } from './frame-batch';
import type { TabChannel } from './tab-message';
import { createTabStream, type TabStream, type TabStreamOptions } from './tab-stream';
import type { StreamEnd, StreamHealth, StreamTimers } from './types';

export interface StartOptions {
  getToken: () => string | null;
  onBatch: (batch: RawBatch) => void;
  onTime: (at: number) => void;
  onHealth: (health: StreamHealth) => void;
  onEnded: (end: StreamEnd) => void;
  fetch?: ConnectionOptions['fetch'];
  url?: string;
  channel?: TabChannel;
  timers?: StreamTimers;
  schedule?: (flush: () => void) => void;
  seekLead?: TabStreamOptions['seekLead'];
}

/** Of the lock and of the channel. */
const name = 'hanpan.stream';

const browserTimers: StreamTimers = {
  setTimeout: (fn, ms) => setTimeout(fn, ms),
  clearTimeout: (id) => clearTimeout(id as number | undefined),
  now: () => performance.now(),
  random: () => Math.random(),
};

/** A channel without other ends. */
function soloChannel(): TabChannel {
  return { postMessage: () => {}, onmessage: null, close: () => {} };
}

/** Starts the stream of this tab with the browser's means, or with those a test gives. */
export function startStream(options: StartOptions): TabStream {
  const { timers = browserTimers, schedule = nextFrame, url = `${env.apiBase}/stream` } = options;
  const send: ConnectionOptions['fetch'] =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const batch = createFrameBatch(schedule, options.onBatch);
  const channel: TabChannel | null = options.channel ?? openChannel(name);
  // Without a channel nothing is shared: each tab has a stream of its own, and no other to wait for.
  const locks = channel && openLocks();
  const stream = createTabStream({
    tab: randomId(),
    channel: channel ?? soloChannel(),
    timers,
    seekLead: options.seekLead ?? ((handlers) => seekLead(name, handlers, locks)),
    isVisible: () => globalThis.document?.visibilityState !== 'hidden',
    connect: (handlers) =>
      createStreamConnection({ fetch: send, url, timers, getToken: options.getToken, ...handlers }),
    onMessage: batch.push,
    onHeartbeat: options.onTime,
    onHealth: options.onHealth,
    onEnded: options.onEnded,
  });
  globalThis.addEventListener?.('online', () => stream.reconnectNow());
  globalThis.document?.addEventListener('visibilitychange', () => stream.visibilityChanged());
  return stream;
}
