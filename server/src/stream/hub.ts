import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../lib/clock.ts';
import { mayCall, roleOf } from '#rules/roles.ts';
import type { Session } from '../lib/session.ts';
import { type CaughtUp, catchUp } from './catch-up.ts';
import { type Connection, createConnection } from './connection.ts';
import { frameEvent, frameText } from './frame.ts';
import { streamLimits } from './limits.ts';
import { createQuota, type QuotaLimits, type StreamOwner, type StreamQuota } from './quota.ts';
import type { Topic } from './topic.ts';
import { createTopicTable, type TopicTable } from './topic-table.ts';
import type { Bus, EndReason, TopicSource } from './types.ts';

export interface HubOptions {
  clock: Clock;
  log: FastifyBaseLogger;
  /** The start's number from the database; sequence numbers of a later start are larger. */
  epoch: number;
  batchMs?: number;
  heartbeatMs?: number;
  /** Deltas kept for each topic for readers that return. */
  ringSize?: number;
  staleMs?: number;
  limits: QuotaLimits;
  /** Gets how long the first change of a batch waited until the batch was sent, milliseconds. */
  onSent?: ((waitedMs: number) => void) | undefined;
}

/** A topic as asked for, with the last seq the reader has of it. */
export interface RequestedTopic {
  name: string;
  after: number | null;
}

export interface OpenRequest extends StreamOwner {
  topics: readonly RequestedTopic[];
  headers?: Record<string, string>;
}

type RefusalCode = 'VALIDATION' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'UNAVAILABLE' | 'RATE_LIMITED';

export type OpenResult = { ok: true } | { ok: false; code: RefusalCode; topic: string };

export interface HubStats {
  connections: number;
  members: number;
  topics: number;
  seq: number;
  stale: number;
}

export interface StreamHub extends Bus {
  register(source: TopicSource): void;
  /** Takes the response over, or refuses before a byte is sent. */
  open(response: ServerResponse, request: OpenRequest): Promise<OpenResult>;
  /**
   * The last seq of a public topic, everything pending included, for a state that is read outside the stream. Its deltas are
   * kept from here on, so that a stream opened within a minute goes on from this seq without a snapshot.
   */
  seqOf(topic: string): number;
  stats(): HubStats;
  /** The sessions that hold streams here, each once. */
  sessions(): readonly string[];
  /** Ends every stream with `shutdown`. */
  close(): void;
}

const MAX_CONNECTIONS = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** What a hub is made of: topics with their rings on one side, readers on the other. */
interface HubParts extends Pick<HubOptions, 'clock' | 'log'> {
  table: TopicTable;
  quota: StreamQuota;
  sources: TopicSource[];
  connections: Set<Connection>;
  isClosed: boolean;
}

interface FoundTopics {
  /** With the last seq the reader has of each. */
  found: Map<Topic, number | null>;
  /** Those that were not kept before. */
  fresh: readonly Topic[];
}

function refuse(code: RefusalCode, topic = ''): OpenResult {
  return { ok: false, code, topic };
}

/** Sends the heartbeat; a reader that has not read for too long is dropped. */
function beat({ clock, table, connections }: HubParts, staleMs: number): void {
  const seq = table.seq();
  const frame = frameEvent('heartbeat', { at: clock.now(), seq }, seq);
  const now = performance.now();
  for (const reader of connections) {
    if (reader.state === 'stale' && now - reader.staleSince > staleMs) reader.destroy();
    else reader.push(frame);
  }
  table.sweep();
}

/** Sends what is pending to those who read already, so that a snapshot read now contains it. */
function sealPending(table: TopicTable, reader: Connection): void {
  for (const topic of reader.topics) table.flushTopic(topic);
}

/** Sends a reader that fell behind the whole state again. */
async function refresh({ clock, log, table }: HubParts, reader: Connection): Promise<void> {
  sealPending(table, reader);
  reader.hold();
  try {
    const caught = await catchUp({ table, clock }, reader, () => null);
    if (caught.ok) reader.release(caught.frames);
    else reader.destroy();
  } catch (error) {
    log.error({ err: error }, 'a snapshot failed');
    reader.destroy();
  }
}

function forget({ connections }: HubParts, reader: Connection): void {
  connections.delete(reader);
  for (const topic of reader.topics) {
    topic.readers.delete(reader);
    if (topic.readers.size === 0) topic.idleSince = performance.now();
  }
}

function endWhere(
  { connections }: HubParts,
  match: (session: Session) => boolean,
  reason: EndReason,
): void {
  const frame = frameEvent('end', { reason });
  for (const reader of [...connections]) {
    if (reader.session !== null && match(reader.session)) reader.end(frame);
  }
}

function findTopics(
  { table, sources }: HubParts,
  { session, topics }: OpenRequest,
): FoundTopics | OpenResult {
  const known = [];
  for (const { name, after } of topics) {
    const source = sources.find((one) => one.matches(name));
    if (source === undefined) return refuse('VALIDATION', name);
    const { access = source.private ? 'signedIn' : 'everyone' } = source;
    if (!mayCall(roleOf(session), access))
      return refuse(session === null ? 'UNAUTHENTICATED' : 'FORBIDDEN', name);
    const key = source.private ? `${name}:${session?.memberId}` : name;
    known.push({ key, name, source, after });
  }
  const fresh: Topic[] = [];
  const found = new Map<Topic, number | null>();
  for (const { key, name, source, after } of known) {
    const isFresh = table.get(key) === undefined;
    const topic = table.obtain(key, name, source);
    if (isFresh) fresh.push(topic);
    // Of a topic that was not kept there is nothing to go on from, and whether it exists its state alone tells.
    found.set(topic, isFresh ? null : after);
  }
  return { found, fresh };
}

/** The new reader holds what comes until it is released. */
function enter(
  parts: HubParts,
  response: ServerResponse,
  { request, topics }: { request: OpenRequest; topics: readonly Topic[] },
): Connection {
  const { table, quota, connections } = parts;
  const reader = createConnection({
    response,
    session: request.session,
    topics,
    onDrained: (one) => void refresh(parts, one),
    onClosed(one) {
      quota.leave(request);
      forget(parts, one);
    },
  });
  quota.enter(request);
  sealPending(table, reader);
  connections.add(reader);
  for (const topic of reader.topics) topic.readers.add(reader);
  return reader;
}

async function open(
  parts: HubParts,
  response: ServerResponse,
  request: OpenRequest,
): Promise<OpenResult> {
  const { clock, table, quota, connections, isClosed } = parts;
  const { topics: requested, headers } = request;
  // One who left while the guard looked would never be seen to leave again.
  const gone = response.socket === null || response.socket.destroyed;
  if (gone || isClosed || connections.size >= MAX_CONNECTIONS) return refuse('UNAVAILABLE');
  if (quota.isFull(request)) return refuse('RATE_LIMITED');
  if (requested.length === 0 || requested.length > streamLimits.topics) return refuse('VALIDATION');
  const topics = findTopics(parts, request);
  if ('ok' in topics) return topics;
  const { found, fresh } = topics;
  const reader = enter(parts, response, { request, topics: [...found.keys()] });
  let caught: CaughtUp;
  try {
    caught = await catchUp({ table, clock }, reader, (topic) => found.get(topic) ?? null);
  } catch (error) {
    reader.detach();
    throw error;
  }
  if (!caught.ok) {
    reader.detach();
    // All of them: a guess at many names must not leave one behind for each.
    for (const topic of [caught.missing, ...fresh]) table.dropIfUnread(topic);
    return refuse('VALIDATION', caught.missing.name);
  }
  reader.open({ ...headers, ...HEADERS });
  const { minimum, maximum } = streamLimits.retry;
  // Readers that lose the server together must not return together.
  reader.release([frameText(`retry: ${randomInt(minimum, maximum)}\n\n`), ...caught.frames]);
  return { ok: true };
}

function statsOf({ table, connections }: HubParts): HubStats {
  const all = [...connections];
  return {
    connections: all.length,
    members: new Set(all.flatMap(({ session }) => session?.memberId ?? [])).size,
    topics: table.size(),
    seq: table.seq(),
    stale: all.filter((one) => one.state === 'stale').length,
  };
}

export function createStreamHub(options: HubOptions): StreamHub {
  const { clock, log, epoch, onSent } = options;
  const { batchMs = streamLimits.batch, heartbeatMs = streamLimits.heartbeat } = options;
  const { ringSize = streamLimits.keptDeltas, staleMs = streamLimits.unread } = options;
  const table = createTopicTable({ clock, epoch, batchMs, ringSize, onSent });
  const connections = new Set<Connection>();
  const sources: TopicSource[] = [];
  const quota = createQuota(options.limits);
  const parts: HubParts = { clock, log, table, quota, sources, connections, isClosed: false };
  const heart = setInterval(() => beat(parts, staleMs), heartbeatMs);

  return {
    register(source) {
      sources.push(source);
    },
    publish(key, change) {
      if (!parts.isClosed) table.publish(key, change);
    },
    watched: (key) => table.get(key) !== undefined,
    seqOf(key) {
      const source = sources.find((one) => !one.private && one.matches(key));
      if (source === undefined) return table.seq();
      const topic = table.obtain(key, key, source);
      table.flushTopic(topic);
      table.keep(topic);
      return topic.seq;
    },
    open: (response, request) => open(parts, response, request),
    endSession(target, reason) {
      if ('sessionId' in target) endWhere(parts, (one) => one.id === target.sessionId, reason);
      else endWhere(parts, (one) => one.memberId === target.memberId, reason);
    },
    endMembers: (reason) => endWhere(parts, () => true, reason),
    stats: () => statsOf(parts),
    sessions: () => [...new Set([...connections].flatMap(({ session }) => session?.id ?? []))],
    close() {
      if (parts.isClosed) return;
      clearInterval(heart);
      table.flush();
      parts.isClosed = true;
      const frame = frameEvent('end', { reason: 'shutdown' });
      for (const reader of [...connections]) reader.end(frame);
    },
  };
}
