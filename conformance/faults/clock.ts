import type { HttpAnswer } from '../client/send.ts';
import { defineFault, type Fault } from './define-fault.ts';
import { codeOf, onAnswer } from './hooks.ts';

/** What a server does wrong with the settlement of a week. */
export const weekFaults: readonly Fault[] = [
  defineFault({
    id: 'week-settled-twice',
    what: 'a week that was requested is requested again',
    blames: 'requestSettlement',
    only: ['settlement/requested'],
    because: /^INVALID_STATE: a week that was requested: 201/,
    make: () => {
      let first: HttpAnswer | undefined;
      return onAnswer('requestSettlement', (answer) => {
        if (answer.status === 201) first ??= answer;
        return codeOf(answer) === 'INVALID_STATE' && first ? first : answer;
      })();
    },
  }),
];
