import type { StreamEvent } from '../client/stream.ts';
import { defineFault, type Fault } from './define-fault.ts';
import { onData, onEvent, withoutPlace } from './hooks.ts';

/** What a server does wrong in its event stream; all of it is to be blamed on the one operation. */
const STREAM_FAULTS: readonly Omit<Fault, 'blames'>[] = [
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
  {
    id: 'resume-with-old-state',
    what: 'a reader that returns gets a state without what it missed',
    only: ['stream/resume-id'],
    because: /a state of me at \d+ or later/,
    make: () => {
      let first: StreamEvent | undefined;
      return {
        opening: withoutPlace,
        events: ({ headers }) => {
          const isBack = headers['last-event-id'] !== undefined;
          return (event, send) => {
            if (event.event === 'snapshot') first ??= event;
            if (!isBack) send(event);
            else if (event.event !== 'delta')
              send(event.event === 'snapshot' && first ? first : event);
          };
        },
      };
    },
  },
  {
    id: 'resume-loses',
    what: 'a reader that returns does not get what it missed',
    only: ['stream/resume-id'],
    because: /the deltas since \d+/,
    make: () => ({
      events({ headers }) {
        const isBack = headers['last-event-id'] !== undefined;
        return (event, send) => {
          if (!(isBack && event.event === 'delta')) send(event);
        };
      },
    }),
  },
  {
    id: 'resume-repeats',
    what: 'a reader that returns gets again what it had',
    only: ['stream/resume-id'],
    because: /me: resume: .*repeats/,
    make: () => {
      let first: string | undefined;
      return {
        opening(request) {
          const last = request.headers['last-event-id'];
          first ??= last;
          if (last === undefined || first === undefined) return request;
          return { ...request, headers: { ...request.headers, 'last-event-id': first } };
        },
      };
    },
  },
  {
    id: 'gap-without-snapshot',
    what: 'where the last id is too old, nothing comes instead',
    only: ['stream/gap'],
    because: /snapshots after the id/,
    make: () => ({
      events({ headers }) {
        const isBack = headers['last-event-id'] !== undefined;
        return (event, send) => {
          if (!(isBack && event.event === 'snapshot')) send(event);
        };
      },
    }),
  },
  {
    id: 'me-without-token',
    what: 'the member’s topic opens without a token',
    only: ['reads/getMember', 'stream/refused'],
    because: /UNAUTHENTICATED: 200/,
    make: () => {
      let token: string | undefined;
      return {
        around(request, forward) {
          token ??= request.headers['x-auth-token'];
          return forward(request);
        },
        opening: (request) => ({
          ...request,
          headers: { ...request.headers, ...(token && { 'x-auth-token': token }) },
        }),
      };
    },
  },
  {
    id: 'unknown-topic-ignored',
    what: 'topics that do not exist are left out in silence',
    only: ['stream/refused'],
    because: /VALIDATION: nowhere: 200/,
    make: () => ({
      opening: (request) => ({ ...request, path: request.path.replace('nowhere', 'site') }),
    }),
  },
  {
    id: 'stream-of-another-member',
    what: 'one member’s stream tells another what they bet',
    only: ['stream/own'],
    because: /whether another member received the bet: false: true/,
    make: () => {
      let token: string | undefined;
      return {
        opening(request) {
          token ??= request.headers['x-auth-token'];
          return {
            ...request,
            headers: { ...request.headers, ...(token && { 'x-auth-token': token }) },
          };
        },
      };
    },
  },
  {
    id: 'as-many-as-they-like',
    what: 'a member opens as many streams as they like',
    only: ['stream/too-many'],
    because: /RATE_LIMITED: 200/,
    make: () => ({
      // Those of guests are counted by address.
      opening: ({ headers: { 'x-auth-token': _, ...headers }, ...rest }) => ({ ...rest, headers }),
    }),
  },
  {
    id: 'no-end',
    what: 'a stream breaks off where it should say why it ends',
    only: ['session/logout'],
    because: /the last event: end: /,
    make: onEvent((event) => (event.event === 'end' ? null : event)),
  },
  {
    id: 'wrong-end',
    what: 'a stream ends for another reason than it says',
    only: ['session/logout'],
    because: /the reason of the end/,
    make: onData('end', () => ({ reason: 'expired' })),
  },
  {
    id: 'stays-open',
    what: 'the stream of a session that is over stays open',
    only: ['session/logout'],
    because: /me: end: .*open after it/,
    make: () => ({ staysOpen: true }),
  },
];

export const streamFaults: readonly Fault[] = STREAM_FAULTS.map((fault) =>
  defineFault({ ...fault, blames: 'openStream' }),
);
