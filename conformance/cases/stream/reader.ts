import type { EventStream, StreamEvent } from '../../client/stream.ts';
import type { Caller } from '../../site/caller.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { type Delta, eventFaults, type Place, type Snapshot } from './judge-event.ts';

/** Longer than a batch of the server and a slow machine need. */
const WAIT_MS = 4_000;
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
  /** Waits until it holds; a failure of the case where it does not within some seconds. */
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

function named(topics: string, { seqs = {} }: Resumed): string {
  const one = (topic: string) => (topic in seqs ? `${topic}@${seqs[topic]}` : topic);
  return topics.split(',').map(one).join(',');
}

/** Opens a stream whose every event is held against the contract. */
export async function openReader(
  t: CaseContext,
  topics: string,
  as: Caller,
  resumed: Resumed = {},
): Promise<Reader> {
  const about = 'openStream';
  const known = Object.entries(resumed.seqs ?? {});
  const place: Place = {
    topics: new Set(topics.split(',')),
    seqs: new Map(known),
    lastId: 0,
  };
  const parsed: { event: StreamEvent; message: unknown }[] = [];
  const { lastEventId } = resumed;
  const stream = await t.site.openStream({
    topics: named(topics, resumed),
    as,
    ...(lastEventId !== undefined && { lastEventId }),
    onEvent(event) {
      // By the last id every topic goes on from a seq that only the server knows.
      const first = lastEventId !== undefined && event.event === 'delta';
      const message = safely(event.text);
      if (first) {
        const { topic, prevSeq } = message as Delta;
        if (!place.seqs.has(topic)) place.seqs.set(topic, prevSeq);
      }
      for (const fault of eventFaults(event, place))
        t.holds(about, false, `an event of ${topics} as the contract has it`, fault);
      parsed.push({ event, message });
    },
  });
  t.atEnd(() => stream.cut());
  const type = stream.headers['content-type']?.split(';')[0];
  t.same(about, 'status', stream.status, 200);
  t.same(about, 'content-type', type, 'text/event-stream');
  t.site.reached.note(about, String(stream.status), undefined);

  function of<Message>(name: string, topic?: string): Message[] {
    return parsed
      .filter(({ event }) => event.event === name)
      .map(({ message }) => message as Message & { topic?: string })
      .filter((message) => topic === undefined || message.topic === topic);
  }

  async function until(what: string, condition: () => boolean, ms = WAIT_MS): Promise<boolean> {
    const giveUp = performance.now() + ms;
    while (!condition() && performance.now() < giveUp)
      await new Promise((done) => setTimeout(done, LOOK_MS));
    const came = stream.events.map(({ event }) => event).slice(-8);
    t.holds(about, condition(), `${what} within ${ms} ms`, `after it came ${came.join(', ')}`);
    return condition();
  }

  return {
    stream,
    until,
    snapshots: (topic) => of<Snapshot>('snapshot', topic),
    deltas: (topic) => of<Delta>('delta', topic),
    changes: (topic) => of<Delta>('delta', topic).flatMap(({ changes }) => changes),
    lastEventId: () => stream.events.findLast(({ id }) => id !== undefined && id !== '')?.id,
    seqOf: (topic) => place.seqs.get(topic),
    caughtUp: () => until(`the first heartbeat of ${topics}`, () => of('heartbeat').length > 0),
    async endsWith(reason) {
      await until(`the end of ${topics}`, () => !stream.isOpen());
      const last = parsed.at(-1);
      t.same(about, 'the last event', last?.event.event, 'end');
      t.same(about, 'the reason of the end', last?.message, { reason });
    },
  };
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
