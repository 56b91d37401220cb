import type { ServerResponse } from 'node:http';
import { type Market, topic } from './market.ts';

const messagesPerSecond = 50;
const tickMs = 1000 / messagesPerSecond;
const heartbeatMs = 5000;
/** Messages that a reader may have missed and still go on. */
const ringSize = 500;

export interface Feed {
  open: (response: ServerResponse, topics: readonly string[]) => void;
  /** Sends `rate` updates a second in 50 messages a second until `stop`. */
  start: (rate: number) => void;
  stop: () => void;
  close: () => void;
  counts: () => FeedCounts;
  /** Of the last message. */
  seq: () => number;
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
  tetherMaintenanceFlag: 0,
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
  /** The last messages, for readers that come back: seq and text. */
  const sent: { seq: number; text: string }[] = [];
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
    const text = `id: ${seq}\nevent: delta\ndata: ${JSON.stringify(delta)}\n\n`;
    sent.push({ seq, text });
    if (sent.length > ringSize) sent.shift();
    send(readers, text);
  }

  /** Returns what a reader of the board lacks that has everything up to `last`; null where that is too much. */
  function missedAfter(last: number): string[] | null {
    if (last > seq || last < (sent[0]?.seq ?? seq + 1) - 1) return null;
    return sent.filter((one) => one.seq > last).map(({ text }) => text);
  }

  function stateOf(name: string): object | null {
    if (name === topic) return market.board();
    return name.startsWith('fixture:') ? market.detail(name.slice('fixture:'.length)) : site;
  }

  return {
    open(response, topics) {
      opened += 1;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      for (const name of topics) {
        const [bare = name, last] = name.split('@');
        // As the server does: who says what it has gets what it lacks. Only the board moves.
        const missed = last === undefined ? null : bare === topic ? missedAfter(Number(last)) : [];
        if (missed) {
          for (const text of missed) send([response], text);
          continue;
        }
        const snapshot = { topic: bare, seq, at: Date.now(), data: stateOf(bare) };
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
    seq: () => seq,
    counts: () => ({ messages: stamps.length, updates, opened }),
    writtenAt: (n) => stamps[n],
  };
}
