import { MIN_ODDS } from '#rules/odds.ts';
import type { EventStream, StreamEvent } from '../../client/stream.ts';
import type { Caller } from '../../site/caller.ts';
import { type CaseContext, Limited, type Schemas } from '../context.ts';
import { createStreamCheck, rules, type StreamFault } from '../../stream/index.ts';

export type Snapshot = Schemas['StreamSnapshot'];
export type Delta = Schemas['StreamDelta'];

/** Longer than a batch of the server and a slow machine need. */
const WAIT_MS = 4_000;
/** Of a case that has failed already: what a sound server needs, and no more. */
const FAILED_WAIT_MS = 500;
const LOOK_MS = 10;

export interface Reader {
  stream: EventStream;
  snapshots(topic?: string): Snapshot[];
  deltas(topic?: string): Delta[];
  /** Changes of a topic in the order in which they came. */
  changes(topic: string): Delta['changes'];
  /** The id to resume from: that of the last event which had one. */
  lastEventId(): string | undefined;
  seqOf(topic: string): number | undefined;
  /** Waits until it holds; where it does not within some seconds, that is the case's failure unless it has another. */
  until(what: string, condition: () => boolean, ms?: number): Promise<boolean>;
  /** Waits for the first heartbeat: everything that the reader lacked came before it. */
  caughtUp(): Promise<boolean>;
  /** Fails unless the stream ends by itself, with this reason last. */
  endsWith(reason: Schemas['StreamEnd']['reason']): Promise<void>;
}

/** Where a resumed reader was: by the id of the last event, or topic by topic. */
export interface Resumed {
  lastEventId?: string;
  /** What the reader has of each topic. */
  seqs?: Readonly<Record<string, number>>;
}

/** The lowest odds in a text of JSON; null where there are none. */
function lowestOdds(text: string): number | null {
  const all = [...text.matchAll(/"odds":(\d+)/g)].map(([, odds]) => Number(odds));
  return all.length === 0 ? null : Math.min(...all);
}

/** The topic that a state belongs to by what is in it; undefined where it does not say. */
function topicOf(state: Snapshot['data']): string | undefined {
  const data = state as Partial<Schemas['Board'] & Schemas['FixtureDetail']>;
  if (data.fixture) return `fixture:${data.fixture.id}`;
  return data.sport && data.kind ? `board:${data.sport}:${data.kind}` : undefined;
}

/** What is wrong with the content of an event, which the rules of the stream leave open. */
function contentFaults({ event, text }: { event: string; text: string }): string[] {
  const odds = lowestOdds(text);
  const faults = odds !== null && odds < MIN_ODDS ? [`odds of ${odds}, below ${MIN_ODDS}`] : [];
  if (event !== 'snapshot') return faults;
  const { topic, data } = JSON.parse(text) as Snapshot;
  const own = topicOf(data);
  return own === undefined || own === topic
    ? faults
    : [...faults, `the data of ${own} as ${topic}`];
}

function named(topics: string, { seqs = {} }: Resumed): string {
  const one = (topic: string) => (topic in seqs ? `${topic}@${seqs[topic]}` : topic);
  return topics.split(',').map(one).join(',');
}

/** Opens a stream whose every event is held against the rules of the stream's document. */
export async function openReader(
  t: CaseContext,
  topics: string,
  as: Caller,
  { tolerance = Number.POSITIVE_INFINITY, ...resumed }: Resumed & { tolerance?: number } = {},
): Promise<Reader> {
  const about = 'openStream';
  const { lastEventId } = resumed;
  const request = { topics: named(topics, resumed), lastEventId };
  const { history } = t.site;
  const check = createStreamCheck({ request, history, owner: as.token ?? '', tolerance });
  const parsed: { event: StreamEvent; message: unknown }[] = [];
  function fail(faults: readonly StreamFault[]): void {
    for (const { rule, message } of faults)
      t.holds(about, false, `${topics}: ${rule}: ${rules[rule]}`, message);
  }
  const stream = await t.site.openStream({
    topics: request.topics,
    as,
    ...(lastEventId !== undefined && { lastEventId }),
    onRetry: (ms) => fail(check.retry(ms)),
    onEvent(event) {
      const faults = check.event(event);
      fail(faults);
      if (faults.length > 0) return;
      for (const fault of contentFaults(event))
        t.holds(about, false, `${topics} by the rules`, fault);
      parsed.push({ event, message: JSON.parse(event.text) as unknown });
    },
  });
  t.atEnd(close);
  if (stream.status === 429) throw new Limited(`${about} takes no more streams`);
  fail(check.head(stream.status, stream.headers));
  t.site.reached.note(about, String(stream.status), undefined);

  function of<Message>(name: string, topic?: string): Message[] {
    return parsed
      .filter(({ event }) => event.event === name)
      .map(({ message }) => message as Message & { topic?: string })
      .filter((message) => topic === undefined || message.topic === topic);
  }

  async function waits(condition: () => boolean, ms: number): Promise<boolean> {
    const from = performance.now();
    const most = () => (t.failures.length > 0 ? Math.min(ms, FAILED_WAIT_MS) : ms);
    while (!condition() && performance.now() - from < most())
      await new Promise((done) => setTimeout(done, LOOK_MS));
    return condition();
  }

  async function until(what: string, condition: () => boolean, ms = WAIT_MS): Promise<boolean> {
    const holds = await waits(condition, ms);
    const came = stream.events.map(({ event }) => event).slice(-8);
    if (t.failures.length === 0)
      t.holds(about, holds, `${what} within ${ms} ms`, `after it came ${came.join(', ')}`);
    return holds;
  }

  /** After its end the server closes a stream, which takes a moment. */
  async function close(): Promise<void> {
    if (stream.events.at(-1)?.event === 'end') await waits(() => !stream.isOpen(), WAIT_MS);
    fail(check.closed(!stream.isOpen()));
    stream.cut();
  }

  return {
    stream,
    until,
    snapshots: (topic) => of<Snapshot>('snapshot', topic),
    deltas: (topic) => of<Delta>('delta', topic),
    changes: (topic) => of<Delta>('delta', topic).flatMap(({ changes }) => changes),
    lastEventId: () => stream.events.findLast(({ id }) => id !== undefined && id !== '')?.id,
    seqOf: (topic) => check.seqOf(topic) ?? resumed.seqs?.[topic],
    caughtUp: () => until(`the first heartbeat of ${topics}`, () => of('heartbeat').length > 0),
    async endsWith(reason) {
      const isOver = () => !stream.isOpen() || of('end').length > 0;
      await until(`the end of ${topics}`, isOver);
      const last = parsed.at(-1);
      t.same(about, 'the last event', last?.event.event, 'end');
      t.same(about, 'the reason of the end', last?.message, { reason });
    },
  };
}
