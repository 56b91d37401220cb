import type { Clock } from '../lib/clock.ts';
import type { Connection } from './connection.ts';
import type { Frame } from './frame.ts';
import { streamLimits } from './limits.ts';
import { createTopic, sealDelta, type Topic } from './topic.ts';
import type { TopicSource } from './types.ts';

export interface TopicTableOptions {
  clock: Clock;
  epoch: number;
  batchMs: number;
  ringSize: number;
  /** Gets how long the first change of a batch waited until the batch was sent, milliseconds. */
  onSent?: ((waitedMs: number) => void) | undefined;
}

export interface TopicTable {
  size(): number;
  /** The last sequence number given out. */
  seq(): number;
  get(key: string): Topic | undefined;
  obtain(key: string, name: string, source: TopicSource): Topic;
  publish(key: string, change: object): void;
  /** Sends what is pending for one topic before its batch is due. */
  flushTopic(topic: Topic): void;
  flush(): void;
  /** Extends by a minute how long a topic without readers is kept. */
  keep(topic: Topic): void;
  dropIfUnread(topic: Topic): void;
  /** Forgets topics that nobody came back to. */
  sweep(): void;
}

const EPOCH_SIZE = 2 ** 32;

/** Keeps the topics that are read, or were a minute ago, and turns changes into one delta a batch. */
export function createTopicTable({
  clock,
  epoch,
  batchMs,
  ringSize,
  onSent,
}: TopicTableOptions): TopicTable {
  const topics = new Map<string, Topic>();
  const dirty = new Set<Topic>();
  let seq = epoch * EPOCH_SIZE;
  /** Since the last topic was made. */
  let hasDropped = false;
  let timer: NodeJS.Timeout | undefined;
  /** When the running batch began, real time. */
  let batchAt = 0;

  function seal(topic: Topic): Frame {
    dirty.delete(topic);
    seq += 1;
    return sealDelta(topic, seq, clock.now(), ringSize).frame;
  }

  function flush(): void {
    clearTimeout(timer);
    const isBatch = timer !== undefined;
    timer = undefined;
    const corked = new Set<Connection>();
    for (const topic of [...dirty]) {
      const frame = seal(topic);
      for (const reader of topic.readers) {
        if (!corked.has(reader)) {
          corked.add(reader);
          reader.cork();
        }
        reader.push(frame);
      }
    }
    for (const reader of corked) reader.uncork();
    if (isBatch) onSent?.(performance.now() - batchAt);
  }

  function drop(topic: Topic): void {
    topics.delete(topic.key);
    dirty.delete(topic);
    hasDropped = true;
  }

  return {
    size: () => topics.size,
    seq: () => seq,
    get: (key) => topics.get(key),
    obtain(key, name, source) {
      const known = topics.get(key);
      if (known) return known;
      // What changed while a topic was not kept is in no ring: every seq given out before lies below its new floor.
      if (hasDropped) seq += 1;
      hasDropped = false;
      const topic = createTopic(key, name, source, seq);
      topic.idleSince = performance.now();
      topics.set(key, topic);
      return topic;
    },
    keep(topic) {
      topic.idleSince = performance.now();
    },
    publish(key, change) {
      const topic = topics.get(key);
      if (topic === undefined) return;
      topic.pending.push(change);
      dirty.add(topic);
      if (timer !== undefined) return;
      batchAt = performance.now();
      timer = setTimeout(flush, batchMs);
    },
    flushTopic(topic) {
      if (topic.pending.length === 0) return;
      const frame = seal(topic);
      for (const reader of topic.readers) reader.push(frame);
    },
    flush,
    dropIfUnread(topic) {
      if (topic.readers.size === 0) drop(topic);
    },
    sweep() {
      const now = performance.now();
      for (const topic of topics.values()) {
        if (topic.readers.size === 0 && now - topic.idleSince > streamLimits.keptTopic) drop(topic);
      }
    },
  };
}
