import type { ServerResponse } from 'node:http';
import { type Market, topic } from './market.ts';

const messagesPerSecond = 50;
const tickMs = 1000 / messagesPerSecond;
const heartbeatMs = 5000;

export interface Feed {
  open: (response: ServerResponse, topics: readonly string[]) => void;
  /** Sends `rate` updates a second in 50 messages a second until `stop`. */
  start: (rate: number) => void;
  stop: () => void;
  close: () => void;
  counts: () => FeedCounts;
  /** Time at which message `n` was written, epoch milliseconds with fractions. */
  writtenAt: (n: number) => number | undefined;
}

export interface FeedCounts {
  messages: number;
  updates: number;
  /** Streams opened so far; one that is opened again during a measurement hides a gap. */
  opened: number;
}

const site = {
  siteNoticeFlg: false,
  joinStartEndFlg: false,
  currentAccessUserCount: 1,
  counts: [],
};

/** Epoch milliseconds, finer than `Date.now()`. */
function preciseNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Speaks the site's event stream: snapshots, deltas with seq and prevSeq, heartbeats. */
export function createFeed(market: Market): Feed {
  const readers = new Set<ServerResponse>();
  const stamps: number[] = [];
  let seq = 1;
  let updates = 0;
  let opened = 0;
  let timer: NodeJS.Timeout | undefined;
  const beat = setInterval(() => {
    send(readers, `event: heartbeat\ndata: ${JSON.stringify({ at: Date.now(), seq })}\n\n`);
  }, heartbeatMs);

  function send(to: Iterable<ServerResponse>, text: string): void {
    for (const reader of to) reader.write(text);
  }

  function sendDelta(count: number): void {
    const selections = market.move(stamps.length, count);
    const prevSeq = seq;
    seq += 1;
    const changes = [{ kind: 'odds', selections }];
    const delta = { topic, seq, prevSeq, at: Date.now(), changes };
    stamps.push(preciseNow());
    updates += count;
    send(readers, `id: ${seq}\nevent: delta\ndata: ${JSON.stringify(delta)}\n\n`);
  }

  return {
    open(response, topics) {
      opened += 1;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      for (const name of topics) {
        const bare = name.split('@')[0] ?? name;
        const data = bare === topic ? market.board() : site;
        const snapshot = { topic: bare, seq, at: Date.now(), data };
        send([response], `id: ${seq}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`);
      }
      if (topics.some((name) => name.startsWith(topic))) readers.add(response);
      response.on('close', () => readers.delete(response));
    },
    start(rate) {
      clearInterval(timer);
      if (rate === 0) return;
      const count = Math.max(1, Math.round(rate / messagesPerSecond));
      const begun = performance.now();
      let sent = 0;
      // What a late timer missed is sent at once, so that the rate holds.
      timer = setInterval(() => {
        const due = Math.floor((performance.now() - begun) / tickMs);
        for (; sent < due; sent += 1) sendDelta(count);
      }, tickMs / 2);
    },
    stop: () => clearInterval(timer),
    close() {
      clearInterval(timer);
      clearInterval(beat);
      for (const reader of readers) reader.destroy();
    },
    counts: () => ({ messages: stamps.length, updates, opened }),
    writtenAt: (n) => stamps[n],
  };
}
