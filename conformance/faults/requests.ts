import { defineFault, type Fault, type Hooks } from './define-fault.ts';
import { codeOf, onRequest } from './hooks.ts';

/** Sends a request under the token of somebody who may, where its own is turned away. */
function otherToken(operation: string, turnedAway: readonly string[]): () => Hooks {
  return () => {
    const tokens = new Set<string>();
    return {
      async around(request, forward) {
        const answer = await forward(request);
        const own = request.headers['x-auth-token'];
        const isTurnedAway = turnedAway.includes(codeOf(answer) ?? '');
        if (own && answer.status < 400) tokens.add(own);
        if (request.operation !== operation || !isTurnedAway) return answer;
        for (const token of [...tokens].reverse()) {
          const headers = { ...request.headers, 'x-auth-token': token };
          const other = await forward({ ...request, headers });
          if (!turnedAway.includes(codeOf(other) ?? '')) return other;
        }
        return answer;
      },
    };
  };
}

/** What a server lets in that it should not, and whom. */
export const requestFaults: readonly Fault[] = [
  defineFault({
    id: 'bounds-not-checked',
    what: 'a page larger than the largest is cut to it',
    blames: 'getMessages',
    only: ['input/getMessages'],
    because: /VALIDATION: limit=101: 200/,
    make: onRequest('getMessages', ({ path }) => ({
      path: path.replace('limit=101', 'limit=100'),
    })),
  }),
  defineFault({
    id: 'guest-allowed',
    what: 'a guest reads what is for members',
    blames: 'getBetSetting',
    only: ['reads/getMember', 'access/getBetSetting'],
    because: /UNAUTHENTICATED: as guest: 200/,
    make: otherToken('getBetSetting', ['UNAUTHENTICATED']),
  }),
  defineFault({
    id: 'bet-of-another-member',
    what: 'a bet is shown to whoever knows its id',
    blames: 'getBet',
    only: ['bet/others'],
    because: /NOT_FOUND: another member: 200/,
    make: otherToken('getBet', ['NOT_FOUND']),
  }),
];
