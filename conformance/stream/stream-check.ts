import { limits, type RuleName } from './document.ts';
import { createHistory, type StreamHistory } from './history.ts';
import { type ReceivedEvent, schemaFault } from './schema-faults.ts';

export interface StreamRequest {
  /** The value of the query's `topics`. */
  topics: string;
  /** The header Last-Event-ID; left out where there was none. */
  lastEventId?: string | undefined;
}

/** From where a topic goes on: the seq of its own, or a last id of all topics. */
interface From {
  seq: number;
  isOwn: boolean;
}

export interface StreamFault {
  rule: RuleName;
  message: string;
}

export interface StreamCheck {
  /** The status and the headers of the answer, names in lower case. */
  head(status: number, headers: Readonly<Record<string, unknown>>): StreamFault[];
  /** The value of a `retry` field, milliseconds. */
  retry(ms: number): StreamFault[];
  event(received: ReceivedEvent): StreamFault[];
  /** The connection is over; whether the server ended it. */
  closed(byServer: boolean): StreamFault[];
  /** The seq that a reader has of a topic now; null before its first message. */
  seqOf(topic: string): number | null;
}

export interface StreamCheckOptions {
  request: StreamRequest;
  /** Shared by the checks of one server, so that connections are held against each other. */
  history?: StreamHistory;
  /** Whose stream it is; any name, the same for all streams of a member. */
  owner?: string;
  /** How much later than due a heartbeat may come, milliseconds. */
  tolerance?: number;
}

interface Data {
  topic: string;
  seq: number;
  prevSeq: number;
}

/** The topics that were asked for; null asks for the whole state of one. */
function requestedTopics({ topics, lastEventId }: StreamRequest): Map<string, From | null> {
  const parts = topics.split(',').filter((part) => part !== '');
  const hasMarks = parts.some((part) => part.includes('@'));
  const common = lastEventId && !hasMarks ? { seq: Number(lastEventId), isOwn: false } : null;
  return new Map(
    parts.map((part) => {
      const [name = '', seq] = part.split('@');
      return [name, seq === undefined ? common : { seq: Number(seq), isOwn: true }];
    }),
  );
}

/** Checks what one connection brings against the rules of asyncapi.json, event by event. */
export function createStreamCheck(options: StreamCheckOptions): StreamCheck {
  const { request, history = createHistory(), owner = '', tolerance = 1_000 } = options;
  const requested = requestedTopics(request);
  const before = history.highest();
  const last = new Map<string, number>();
  let phase: 'snapshots' | 'deltas' | 'live' | 'ended' = 'snapshots';
  /** Of deltas and heartbeats on this connection. */
  let highest = -1;
  let hasRetry = false;
  let beatAt: number | undefined;
  let faults: StreamFault[] = [];

  function fail(rule: RuleName, message: string): void {
    faults.push({ rule, message });
  }

  function checked(run: () => void): StreamFault[] {
    faults = [];
    run();
    return faults;
  }

  function snapshot({ topic, seq }: Data): void {
    const known = last.get(topic);
    if (phase === 'deltas') fail('catch-up', `a snapshot of ${topic} after deltas`);
    if (phase === 'snapshots' && known !== undefined)
      fail('catch-up', `${topic} has two snapshots`);
    if (phase === 'live' && known !== undefined && seq < known)
      fail('refresh', `a snapshot of ${topic} goes back from ${known} to ${seq}`);
    last.set(topic, seq);
    history.note(owner, topic, seq);
  }

  function resumed({ topic, prevSeq, seq }: Data, from: From): void {
    const own = from.isOwn ? from.seq : history.seqOf(owner, topic, from.seq);
    if (prevSeq > from.seq || prevSeq < (own ?? 0))
      fail('resume', `${topic} goes on from ${prevSeq}, its reader has ${own ?? from.seq}`);
    if (seq <= from.seq) fail('resume', `${topic} repeats ${seq}, its reader has ${from.seq}`);
  }

  function delta(data: Data, text: string): void {
    const { topic, seq, prevSeq } = data;
    const known = last.get(topic);
    const from = requested.get(topic);
    if (phase === 'snapshots') phase = 'deltas';
    if (seq <= highest) fail('growing', `${seq} of ${topic} after ${highest}`);
    if (known === undefined && from) resumed(data, from);
    else if (known === undefined) fail('state-first', `a delta of ${topic} before its snapshot`);
    else if (prevSeq !== known)
      fail('chain', `prevSeq ${prevSeq} of ${topic} ${seq}, the seq before it is ${known}`);
    if (!history.note(owner, topic, seq, text)) fail('same', `${seq} was another delta before`);
    last.set(topic, seq);
    highest = Math.max(highest, seq);
  }

  function caughtUp(seq: number): void {
    for (const [topic, from] of requested)
      if (!from && !last.has(topic)) fail('state-first', `no snapshot of ${topic}`);
    for (const [topic, known] of last)
      if (known > seq) fail('catch-up', `the heartbeat ${seq} is below ${known} of ${topic}`);
    if (seq < before) fail('ever', `${seq} is below ${before}, which was given out before`);
    phase = 'live';
  }

  function heartbeat(seq: number, at: number | undefined): void {
    if (seq < highest) fail('growing', `the heartbeat ${seq} after ${highest}`);
    if (phase !== 'live') caughtUp(seq);
    highest = Math.max(highest, seq);
    history.noteNumber(seq);
    const since = at === undefined || beatAt === undefined ? 0 : at - beatAt;
    if (since > limits.heartbeat + tolerance) fail('heartbeat', `${Math.round(since)} ms without`);
    beatAt = at;
  }

  function receive(received: ReceivedEvent, data: Data): void {
    const { id, event, text, at } = received;
    if (event === 'end') {
      phase = 'ended';
      return;
    }
    if (id !== undefined && Number(id) !== data.seq)
      fail('id', `${event} has the id ${id} and the seq ${data.seq}`);
    if (event === 'heartbeat') heartbeat(data.seq, at);
    else if (!requested.has(data.topic)) fail('asked', `${data.topic} was not asked for`);
    else if (event === 'snapshot') snapshot(data);
    else delta(data, text);
  }

  return {
    seqOf: (topic) => last.get(topic) ?? null,
    head: (status, headers) =>
      checked(() => {
        const type = String(headers['content-type']).toLowerCase().replaceAll(' ', '');
        const caching = String(headers['cache-control']);
        if (status !== 200) fail('head', `the status ${status}`);
        if (type !== 'text/event-stream;charset=utf-8') fail('head', `content-type ${type}`);
        for (const word of ['no-store', 'no-transform'])
          if (!caching.includes(word)) fail('head', `cache-control ${caching} without ${word}`);
        const encoding = headers['content-encoding'] ?? 'identity';
        if (encoding !== 'identity') fail('head', `content-encoding ${String(encoding)}`);
      }),
    retry: (ms) =>
      checked(() => {
        const { minimum, maximum } = limits.retry;
        if (hasRetry) fail('retry', 'a second time');
        if (ms < minimum || ms > maximum) fail('retry', `${ms} ms`);
        hasRetry = true;
      }),
    event: (received) =>
      checked(() => {
        if (phase === 'ended') return fail('end', `${received.event} after the end`);
        if (!hasRetry) fail('retry', `${received.event} before it`);
        hasRetry = true;
        const data = parse(received.text);
        if (data === null) return fail('form', `data ${received.text.slice(0, 200)}`);
        const fault = schemaFault(received, data);
        if (fault) return fail('schema', fault);
        receive(received, data);
      }),
    closed: (byServer) =>
      checked(() => {
        if (phase === 'ended' && !byServer) fail('end', 'the connection is open after it');
      }),
  };
}

function parse(text: string): Data | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Data) : null;
  } catch {
    return null;
  }
}
