import { type Fault, type Hooks, ofStream, type Passing } from './define-fault.ts';
import { onEvent } from './hooks.ts';

const isBack = ({ headers }: Passing) => headers['last-event-id'] !== undefined;

/** Leaves the events of one name out for a reader that returns with an id. */
const leftOutOnReturn = (name: string) => (): Hooks => ({
  events: (request) => (event, send) => {
    if (!isBack(request) || event.event !== name) send(event);
  },
});

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
    id: 'resume-loses',
    what: 'a reader that returns does not get what it missed',
    only: ['stream/resume-id'],
    because: /the deltas since \d+/,
    make: leftOutOnReturn('delta'),
  },
]);
