import type { Freedom } from './define-fault.ts';
import { onBody, withoutPlace } from './hooks.ts';

/** What the contract leaves to a server. */
export const FREEDOMS: readonly Freedom[] = [
  {
    id: 'always-snapshots',
    what: 'a reader that returns gets the whole state',
    only: ['stream/resume-id', 'stream/resume-topic'],
    outcome: 'not tried',
    make: () => ({ opening: withoutPlace }),
  },
  {
    id: 'counts-late',
    what: 'the counts of the stream are older than those of the call',
    only: ['stream/snapshots'],
    outcome: 'passed',
    make: () => {
      let calls = 0;
      return onBody('getBoardCounts', (body) => {
        calls += 1;
        if (calls < 3) for (const count of body) count.fixtures += 1;
      })();
    },
  },
];
