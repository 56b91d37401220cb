import type { Session } from '../lib/session.ts';
import type { Connection } from './connection.ts';
import { type Frame, frameEvent } from './frame.ts';
import type { TopicSource } from './types.ts';

const SHARE_STATE_MS = 1_000;

export interface Delta {
  seq: number;
  frame: Frame;
}

export interface Topic {
  /** On the bus: `me:{memberId}`, `board:football:cross`. */
  key: string;
  /** On the wire: `me`, `board:football:cross`. */
  name: string;
  source: TopicSource;
  /** Of the last delta, or of the moment the topic began to be kept. */
  seq: number;
  /** The ring holds every delta with a seq above this one. */
  floor: number;
  ring: Delta[];
  pending: object[];
  readers: Set<Connection>;
  /** Real time since which nobody reads it. */
  idleSince: number;
  shot: { seq: number; at: number; data: Promise<object | null> } | null;
}

export function createTopic(key: string, name: string, source: TopicSource, seq: number): Topic {
  return {
    key,
    name,
    source,
    seq,
    floor: seq,
    ring: [],
    pending: [],
    readers: new Set(),
    idleSince: 0,
    shot: null,
  };
}

/** Turns what is pending into one delta with the next sequence number, and keeps it for returning readers. */
export function sealDelta(topic: Topic, seq: number, at: number, ringSize: number): Delta {
  const { name, seq: prevSeq, pending: changes } = topic;
  const frame = frameEvent('delta', { topic: name, seq, prevSeq, at, changes }, seq);
  const delta = { seq, frame };
  topic.pending = [];
  topic.seq = seq;
  topic.shot = null;
  topic.ring.push(delta);
  if (topic.ring.length > ringSize) topic.floor = topic.ring.shift()?.seq ?? seq;
  return delta;
}

/** Returns the deltas after `seq`, or null when the ring does not reach back that far. */
export function replayAfter(topic: Topic, seq: number): Delta[] | null {
  if (seq < topic.floor) return null;
  const first = topic.ring.findIndex((one) => one.seq > seq);
  return first < 0 ? [] : topic.ring.slice(first);
}

/** Reads the state, once for all readers that ask at the same seq; a member's own is never shared. */
export function readState(topic: Topic, session: Session | null): Promise<object | null> {
  const now = performance.now();
  const { shot, source, name } = topic;
  if (shot && shot.seq === topic.seq && now - shot.at < SHARE_STATE_MS) return shot.data;
  // Runs up to its first await in this turn: a source in memory is read at exactly this seq.
  const data = (async () => source.snapshot(name, session))();
  if (!source.private) topic.shot = { seq: topic.seq, at: now, data };
  data.catch(() => {
    topic.shot = null;
  });
  return data;
}
