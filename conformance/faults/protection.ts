import { defineFault, type Fault } from './define-fault.ts';
import { type Json, onBody, onSent, sentTo } from './hooks.ts';

/** What a server does wrong with the limits that members set themselves. */
export const protectionFaults: readonly Fault[] = [
  defineFault({
    id: 'own-limit-ignored',
    what: 'a bet above the own limit is taken',
    blames: 'placeBet',
    only: ['protection/limits'],
    because: /^BET_REFUSED: OWN_STAKE_LIMIT: 201/,
    make: onSent('setOwnLimit', (body) => ({ ...body, limit: 1_000_000_000 })),
  }),
  defineFault({
    id: 'raise-at-once',
    what: 'a weaker own limit holds at once',
    blames: 'setOwnLimit',
    only: ['protection/limits'],
    because: /^what holds: /,
    make: onBody('setOwnLimit', (body) => {
      for (const limit of body.limits)
        if (limit.next) Object.assign(limit, { limit: limit.next.limit, next: null });
    }),
  }),
  defineFault({
    id: 'break-ignored',
    what: 'a break is noted, and bets are taken all the same',
    blames: 'placeBet',
    only: ['protection/takeBreak'],
    because: /^BET_REFUSED: a bet: 201/,
    make: () => ({
      async around(request, forward) {
        if (request.operation !== 'takeBreak') return forward(request);
        const read = { ...request, method: 'GET', path: '/protection', body: undefined };
        const answer = await forward(read);
        const now = Number(answer.headers['x-server-time']);
        const stop = { kind: 'break', from: now, until: now + 86_400_000 };
        return { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as Json), stop }) };
      },
    }),
  }),
  defineFault({
    id: 'break-shortened',
    what: 'a shorter break ends a longer one early',
    blames: 'takeBreak',
    only: ['protection/takeBreak'],
    because: /^the end: /,
    make: onBody('takeBreak', (body, request) => {
      if (sentTo(request).days === 1) body.stop.until -= 1;
    }),
  }),
];
