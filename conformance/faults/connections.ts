import type { StreamEvent } from '../client/stream.ts';
import { type Fault, type Hooks, ofStream, type Passing } from './define-fault.ts';
import { onData, onEvent, withoutPlace } from './hooks.ts';

const isBack = ({ headers }: Passing) => headers['last-event-id'] !== undefined;

/** Leaves the events of one name out for a reader that returns with an id. */
const leftOutOnReturn = (name: string) => (): Hooks => ({
  events: (request) => (event, send) => {
    if (!isBack(request) || event.event !== name) send(event);
  },
});

/** What a server does wrong when a stream is opened, gone on with or ended. */
export const connectionFaults: readonly Fault[] = ofStream([
  {
    id: 'resume-with-old-state',
    what: 'a reader that returns gets a state without what it missed',
    only: ['stream/resume-id'],
    because: /a state of me at \d+ or later/,
    make: () => {
      let first: StreamEvent | undefined;
      return {
        opening: withoutPlace,
        events: (request) => (event, send) => {
          if (event.event === 'snapshot') first ??= event;
          if (!isBack(request)) send(event);
          else if (event.event !== 'delta')
            send(event.event === 'snapshot' && first ? first : event);
        },
      };
    },
  },
  {
    id: 'resume-loses',
    what: 'a reader that returns does not get what it missed',
    only: ['stream/resume-id'],
    because: /the deltas since \d+/,
    make: leftOutOnReturn('delta'),
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
    make: leftOutOnReturn('snapshot'),
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
]);
