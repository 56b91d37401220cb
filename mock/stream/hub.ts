import type { ServerResponse } from 'node:http';
import type { Schemas } from '../contract/types.ts';

export type EndReason = Schemas['StreamEnd']['reason'];
export type Change = Schemas['StreamDelta']['changes'][number];

/** What a reader asks for: a topic's name, what it is kept under, and the last seq the reader has of it. */
export interface RequestedTopic {
  name: string;
  key: string;
  after: number | null;
}

interface Delta {
  seq: number;
  text: string;
}

interface Topic {
  seq: number;
  /** Deltas before this one are gone. */
  floor: number;
  kept: Delta[];
}

interface Reader {
  response: ServerResponse;
  keys: ReadonlySet<string>;
  owner: object | null;
}

export interface HubOptions {
  now: () => number;
  heartbeatMs?: number;
  /** The whole state of a topic; null where there is no such topic. */
  snapshot: (name: string, key: string) => Schemas['StreamSnapshot']['data'] | null;
}

export interface Hub {
  /** Sends changes of a topic to its readers, as one delta. */
  publish(key: string, changes: readonly Change[], name?: string): void;
  /** The seq as of which the state of a topic is. */
  seqOf(key: string): number;
  /** Answers with the stream of a person (null for a guest); returns the topic that there is not, before a byte is sent. */
  open(
    response: ServerResponse,
    topics: readonly RequestedTopic[],
    owner: object | null,
  ): string | null;
  /** How many streams a person has open. */
  openOf(owner: object): number;
  /** Ends the streams that read a topic, with the reason as their last event. */
  end(key: string, reason: EndReason): void;
  /** Loses the next delta of every topic, so that its readers meet a gap. */
  loseNext(): void;
  /** Sends nothing from now on, heartbeats included; connections stay open. */
  silence(): void;
  close(): void;
}

const RETRY_MS = 1_500;
const KEPT = 200;

function eventText(event: string, data: object, id?: number): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The deltas that a reader lacks; null where it needs the whole state. */
function missedAfter({ floor, kept }: Topic, after: number | null, seq: number): Delta[] | null {
  if (after === null || after < floor || after > seq) return null;
  return kept.filter((one) => one.seq > after);
}

function keep(topic: Topic, delta: Delta): void {
  topic.seq = delta.seq;
  topic.kept.push(delta);
  if (topic.kept.length > KEPT) topic.floor = topic.kept.shift()?.seq ?? delta.seq;
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
  response.flushHeaders();
}

/** The stream of one world. Its numbers begin at the clock, so that those of a later world are larger. */
export function createHub({ now, heartbeatMs = 5_000, snapshot }: HubOptions): Hub {
  const topics = new Map<string, Topic>();
  const readers = new Set<Reader>();
  const losing = new Set<string>();
  let seq = now();
  const base = seq;
  let isSilent = false;

  function topicOf(key: string): Topic {
    const topic = topics.get(key) ?? { seq: base, floor: base, kept: [] };
    topics.set(key, topic);
    return topic;
  }

  function send(text: string, to: Iterable<Reader> = readers): void {
    if (isSilent) return;
    for (const { response } of to) response.write(text);
  }

  /** What a reader lacks of one topic: its whole state, or the deltas that it missed; null where there is no such topic. */
  function catchUp({
    name,
    key,
    after,
  }: RequestedTopic): { snapshot: string; missed: Delta[] } | null {
    const topic = topicOf(key);
    const missed = missedAfter(topic, after, seq);
    if (missed) return { snapshot: '', missed };
    const data = snapshot(name, key);
    if (data === null) return null;
    const state = { topic: name, seq: topic.seq, at: now(), data };
    return { snapshot: eventText('snapshot', state), missed: [] };
  }

  const heartbeat = () => eventText('heartbeat', { at: now(), seq }, seq);
  const heart = setInterval(() => send(heartbeat()), heartbeatMs);
  heart.unref();

  return {
    publish(key, changes, name = key) {
      if (changes.length === 0) return;
      const topic = topicOf(key);
      seq += 1;
      const delta = { topic: name, seq, prevSeq: topic.seq, at: now(), changes };
      const text = eventText('delta', delta, seq);
      keep(topic, { seq, text });
      if (losing.delete(key)) return;
      send(
        text,
        [...readers].filter(({ keys }) => keys.has(key)),
      );
    },
    seqOf: (key) => topicOf(key).seq,
    openOf: (owner) => [...readers].filter((reader) => reader.owner === owner).length,
    open(response, requests, owner) {
      const caught = requests.map(catchUp);
      const unknown = requests.find((_, index) => caught[index] === null);
      if (unknown) return unknown.name;
      const lacking = caught.filter((one) => one !== null);
      const missed = lacking.flatMap((one) => one.missed).sort((a, b) => a.seq - b.seq);
      const texts = [...lacking.map((one) => one.snapshot), ...missed.map((one) => one.text)];
      startStream(response);
      const reader = { response, owner, keys: new Set(requests.map(({ key }) => key)) };
      readers.add(reader);
      response.on('close', () => readers.delete(reader));
      send(`retry: ${RETRY_MS}\n\n${texts.join('')}${heartbeat()}`, [reader]);
      return null;
    },
    end(key, reason) {
      for (const reader of [...readers].filter(({ keys }) => keys.has(key))) {
        readers.delete(reader);
        reader.response.end(eventText('end', { reason }));
      }
    },
    loseNext() {
      for (const { keys } of readers) for (const key of keys) losing.add(key);
    },
    silence() {
      isSilent = true;
    },
    close() {
      clearInterval(heart);
      for (const { response } of readers) response.destroy();
    },
  };
}
