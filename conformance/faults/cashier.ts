import type { OperationId } from '../cases/context.ts';
import { defineFault, type Fault, type Hooks, type Passing } from './define-fault.ts';
import { type Json, sentTo } from './hooks.ts';

/** A balance that is wrong by what `booked` says of each call that went well, minor units or points. */
function offBy(
  booked: (body: Json, request: Passing) => number,
  field: 'emoney' | 'point' = 'emoney',
): () => Hooks {
  return () => {
    let off = 0;
    return {
      async around(request, forward) {
        const answer = await forward(request);
        if (answer.status >= 300 || answer.text === '') return answer;
        const body = JSON.parse(answer.text) as Json;
        if (request.operation !== 'getMember') {
          off += booked(body, request);
          return answer;
        }
        return { ...answer, text: JSON.stringify({ ...body, [field]: body[field] + off }) };
      },
    };
  };
}

/** The same from the second such call of one subject on: what is done once is booked at each. */
function bookedAgain(
  operation: OperationId,
  amountOf: (body: Json, request: Passing) => number,
  field?: 'emoney' | 'point',
): () => Hooks {
  return () => {
    const seen = new Set<string>();
    return offBy((body, request) => {
      if (request.operation !== operation) return 0;
      const amount = amountOf(body, request);
      const isAgain = seen.has(request.path);
      if (amount !== 0) seen.add(request.path);
      return isAgain ? amount : 0;
    }, field)();
  };
}

const isEvent = (event: string, request: Passing) =>
  request.operation === 'decideDeskRequest' && sentTo(request).event === event;

/** What a server does wrong with withdrawals. */
export const cashierFaults: readonly Fault[] = [
  defineFault({
    id: 'withdrawal-paid-twice',
    what: 'a withdrawal that is paid out twice is taken off twice',
    blames: 'decideDeskRequest',
    only: ['withdrawal/held'],
    because: /the money, paid once: /,
    make: bookedAgain('decideDeskRequest', ({ money }, request) =>
      isEvent('pay', request) ? -money.amount : 0,
    ),
  }),
];
