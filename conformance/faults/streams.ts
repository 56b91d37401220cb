import { type Fault, ofStream } from './define-fault.ts';
import { onData, onEvent } from './hooks.ts';

/** What a server does wrong with the events of a stream. */
export const streamFaults: readonly Fault[] = ofStream([
  {
    id: 'gap',
    what: 'a delta is lost, and no snapshot comes in its place',
    only: ['stream/deltas'],
    because: /me: chain: /,
    make: onEvent((event, seen) => (event.event === 'delta' && seen === 0 ? null : event)),
  },
  {
    id: 'duplicate-seq',
    what: 'every delta comes twice',
    only: ['stream/deltas'],
    because: /me: growing: /,
    make: onEvent((event) => (event.event === 'delta' ? [event, event] : event)),
  },
  {
    id: 'seq-goes-back',
    what: 'the sequence goes back',
    only: ['stream/deltas'],
    because: /me: growing: /,
    make: onEvent((event, seen) => {
      if (event.event !== 'delta' || seen === 0) return event;
      const data = JSON.parse(event.text) as { seq: number; prevSeq: number };
      const back = { ...data, seq: data.prevSeq - 1 };
      return { ...event, id: String(back.seq), text: JSON.stringify(back) };
    }),
  },
  {
    id: 'wrong-prev-seq',
    what: 'a delta does not name the one before it',
    only: ['stream/deltas'],
    because: /me: chain: /,
    make: onData('delta', (data) => ({ ...data, prevSeq: 0 })),
  },
  {
    id: 'id-is-not-seq',
    what: 'the id of an event is another than its seq',
    only: ['stream/deltas'],
    because: /me: id: /,
    make: onEvent((event) => (event.event === 'delta' ? { ...event, id: '7' } : event)),
  },
  {
    id: 'no-id',
    what: 'deltas have no id to return with',
    only: ['stream/deltas'],
    because: /me: schema: /,
    make: onEvent((event) => (event.event === 'delta' ? { ...event, id: undefined } : event)),
  },
  {
    id: 'late-heartbeat',
    what: 'the heartbeat comes every ten seconds',
    only: ['stream/heartbeat'],
    because: /the next heartbeat within/,
    make: onEvent((event, seen) => (event.event === 'heartbeat' && seen % 2 === 1 ? null : event)),
  },
  {
    id: 'no-snapshot',
    what: 'a topic does not begin with its state',
    only: ['stream/snapshots'],
    because: /: state-first: .*no snapshot of/,
    make: onEvent((event) => (event.event === 'snapshot' ? null : event)),
  },
  {
    id: 'snapshot-twice',
    what: 'the state of a topic comes twice',
    only: ['stream/snapshots'],
    because: /: catch-up: .*two snapshots/,
    make: onEvent((event) => (event.event === 'snapshot' ? [event, event] : event)),
  },
  {
    id: 'data-of-another-topic',
    what: 'the board of one sport comes under the name of another',
    only: ['stream/snapshots'],
    because: /the data of board:e-sports:cross as board:/,
    make: onData('snapshot', (data) => {
      if (data.topic.startsWith('board:')) data.data.sport = 'e-sports';
    }),
  },
  {
    id: 'state-of-another-kind',
    what: 'the member’s topic carries what the site’s does',
    only: ['stream/snapshots'],
    because: /: schema: .*snapshot of me/,
    make: () => ({
      events() {
        let site: unknown;
        return (event, send) => {
          const data = JSON.parse(event.text) as { topic?: string; data?: unknown };
          if (event.event === 'snapshot' && data.topic === 'site') site = data.data;
          const swapped = event.event === 'snapshot' && data.topic === 'me' && site !== undefined;
          send(swapped ? { ...event, text: JSON.stringify({ ...data, data: site }) } : event);
        };
      },
    }),
  },
  {
    id: 'topic-not-requested',
    what: 'events of a topic come that was not requested',
    only: ['stream/snapshots'],
    because: /: asked: .*:live was not asked for/,
    make: onData('snapshot', (data) => ({
      ...data,
      topic: data.topic.replace(/^(board:.*):cross$/, '$1:live'),
    })),
  },
  {
    id: 'stream-counts-differ',
    what: 'the counts of the stream are not those of the call, however long one waits',
    only: ['stream/snapshots'],
    because: /the counts of the stream/,
    make: onEvent((event) => ({
      ...event,
      text: event.text.replaceAll(/"fixtures":(\d+)/g, (_, count) => `"fixtures":${+count + 1}`),
    })),
  },
  {
    id: 'odds-of-one-on-stream',
    what: 'a board of the stream has odds of 1.00',
    only: ['stream/snapshots'],
    because: /odds of 100, below|: schema: .*\/odds/,
    make: onEvent((event) => ({ ...event, text: event.text.replace(/"odds":\d+/, '"odds":100') })),
  },
  {
    id: 'extra-field-on-stream',
    what: 'a delta carries a field of the server’s own',
    only: ['stream/deltas'],
    because: /me: schema: .*additional properties node/,
    make: onData('delta', (data) => ({ ...data, node: 'a1' })),
  },
  {
    id: 'float-on-stream',
    what: 'money of the stream has a fraction',
    only: ['stream/deltas'],
    because: /me: schema: /,
    make: onData('delta', (data) => {
      for (const change of data.changes) if (change.kind === 'balance') change.emoney += 0.5;
    }),
  },
  {
    id: 'unknown-event',
    what: 'an event comes that the contract does not have',
    only: ['stream/deltas'],
    because: /me: schema: .*no message "tick"/,
    make: onEvent((event) =>
      event.event === 'heartbeat' ? [event, { ...event, event: 'tick' }] : event,
    ),
  },
  {
    id: 'stream-of-json',
    what: 'the stream says that it is JSON',
    only: ['stream/deltas'],
    because: /me: head: .*content-type application\/json/,
    make: () => ({ streamHeaders: { 'content-type': 'application/json' } }),
  },
]);
