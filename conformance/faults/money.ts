import { randomUUID } from 'node:crypto';
import { defineFault, type Fault, type Passing } from './define-fault.ts';
import { type Json, onBody, onRequest, onSent } from './hooks.ts';

const withKey = ({ headers }: Passing, key: string) => ({
  headers: { ...headers, 'idempotency-key': key },
});
const raised = (field: string) => (body: Json) => ({ ...body, [field]: body[field] + 1 });

/** What a server does wrong with money and keys. */
export const moneyFaults: readonly Fault[] = [
  defineFault({
    id: 'double-booking',
    what: 'a bet is booked twice',
    blames: 'getMember',
    only: ['bet/single'],
    because: /the money: before − stake/,
    make: () => ({
      async around(request, forward) {
        const answer = await forward(request);
        if (request.operation === 'placeBet')
          await forward({ ...request, ...withKey(request, randomUUID()) });
        return answer;
      },
    }),
  }),
  defineFault({
    id: 'key-for-any-body',
    what: 'a used key takes another body',
    blames: 'placeBet',
    only: ['bet/reused-key'],
    because: /IDEMPOTENCY_KEY_REUSED: another stake: 201/,
    make: () => {
      const bodies = new Map<string, string | undefined>();
      return onRequest('placeBet', (request) => {
        const key = `${request.headers['idempotency-key']}`;
        const owned = `${key} ${request.headers['x-auth-token']}`;
        if (!bodies.has(owned)) bodies.set(owned, request.body);
        return bodies.get(owned) === request.body ? {} : withKey(request, randomUUID());
      })();
    },
  }),
  defineFault({
    id: 'payout-rounded-up',
    what: 'a possible pay-out is rounded up',
    blames: 'placeBet',
    only: ['bet/single'],
    because: /the odds and pay-out of the rules/,
    make: onBody('placeBet', raised('potentialPayout'), 201),
  }),
  defineFault({
    id: 'stale-price-taken',
    what: 'odds that have changed are taken without asking',
    blames: 'placeBet',
    only: ['bet/refused-odds-changed'],
    because: /BET_REFUSED: ODDS_CHANGED: 201/,
    make: onSent('placeBet', (body) => ({ ...body, oddsPolicy: 'any' })),
  }),
  defineFault({
    id: 'own-limit-ignored',
    what: 'a bet above the own limit is taken',
    blames: 'placeBet',
    only: ['protection/limits'],
    because: /^BET_REFUSED: OWN_STAKE_LIMIT: 201/,
    make: onSent('setOwnLimit', (body) => ({ ...body, limit: 1_000_000_000 })),
  }),
];
