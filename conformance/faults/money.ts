import { randomUUID } from 'node:crypto';
import { defineFault, type Fault, type Passing } from './define-fault.ts';
import {
  asProblem,
  codeOf,
  type Json,
  onAnswer,
  onBody,
  onData,
  onRequest,
  onSent,
} from './hooks.ts';

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
    id: 'lost-key',
    what: 'the key of a placement is lost on its way',
    blames: 'placeBet',
    only: ['bet/replay'],
    because: /the money after a repeat/,
    make: onRequest('placeBet', (request) => withKey(request, randomUUID())),
  }),
  defineFault({
    id: 'key-race',
    what: 'calls at once under one key are a bet each',
    blames: 'placeBet',
    only: ['bet/two-tabs'],
    because: /bets of 5 calls at once: 1: 5/,
    make: () => {
      const underway = new Set<string>();
      return {
        async around(request, forward) {
          if (request.operation !== 'placeBet') return forward(request);
          const key = `${request.headers['idempotency-key']}`;
          if (underway.has(key)) return forward({ ...request, ...withKey(request, randomUUID()) });
          underway.add(key);
          return forward(request).finally(() => underway.delete(key));
        },
      };
    },
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
    id: 'replay-answers-another',
    what: 'a repeat is answered another body than the first time',
    blames: 'placeBet',
    only: ['bet/replay'],
    because: /the first answer/,
    make: () => {
      const seen = new Set<string>();
      return onBody(
        'placeBet',
        (body, { headers }) => {
          const key = String(headers['idempotency-key']);
          const version = seen.has(key) ? 1 : body.version;
          seen.add(key);
          return { ...body, version };
        },
        201,
      )();
    },
  }),
  defineFault({
    id: 'key-not-found',
    what: 'the key of a bet finds nothing',
    blames: 'getBetByKey',
    only: ['bet/single'],
    because: /the bet of its key/,
    make: onAnswer('getBetByKey', (answer) => asProblem(answer, 404, 'NOT_FOUND')),
  }),
  defineFault({
    id: 'key-of-broken-body-kept',
    what: 'a body that breaks the contract uses its key up',
    blames: 'getBetByKey',
    only: ['bet/nothing-stored'],
    because: /NOT_FOUND: 200/,
    make: onAnswer('getBetByKey', (answer) => ({
      ...answer,
      status: 200,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      text: '{"bet":null,"refusals":[]}',
    })),
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
    id: 'odds-rounded-up',
    what: 'the odds of a multiple are rounded up',
    blames: 'placeBet',
    only: ['bet/multiple'],
    because: /the odds and pay-out of the rules/,
    make: onBody('placeBet', raised('totalOdds'), 201),
  }),
  defineFault({
    id: 'bonus-left-out',
    what: 'the bonus pick raises nothing',
    blames: 'placeBet',
    only: ['bet/bonus-3'],
    because: /the odds and pay-out of the rules/,
    make: onSent('placeBet', (body) => ({ ...body, bonusFolders: null })),
  }),
  defineFault({
    id: 'not-charged',
    what: 'the balance does not show what a bet cost',
    blames: 'getMember',
    only: ['bet/single'],
    because: /the money: before − stake/,
    make: () => {
      let first: number | undefined;
      return onBody('getMember', (body) => {
        first ??= body.emoney;
        return { ...body, emoney: first };
      })();
    },
  }),
  defineFault({
    id: 'stream-balance-differs',
    what: 'the stream tells another balance than the account has',
    blames: 'openStream',
    only: ['bet/single'],
    because: /the balance \d+ on the stream within/,
    make: onData('delta', (data) => {
      for (const change of data.changes) if (change.kind === 'balance') change.emoney += 1;
    }),
  }),
  defineFault({
    id: 'cancelled-not-paid-back',
    what: 'the balance lacks the stake of a cancelled bet',
    blames: 'cancelBet',
    only: ['cancel/paid-back'],
    because: /the money: all of it back/,
    make: () => {
      let lost = 0;
      return {
        async around(request, forward) {
          const answer = await forward(request);
          const body = answer.status === 200 ? (JSON.parse(answer.text) as Json) : {};
          if (request.operation === 'cancelBet') lost = body.stake ?? lost;
          if (request.operation !== 'getMember') return answer;
          return { ...answer, text: JSON.stringify({ ...body, emoney: body.emoney - lost }) };
        },
      };
    },
  }),
  defineFault({
    id: 'cancelled-without-end',
    what: 'a member may cancel as often as they like',
    blames: 'cancelBet',
    only: ['cancel/paid-back'],
    because: /CANCEL_LIMIT: 200/,
    make: () => ({
      async around(request, forward) {
        const answer = await forward(request);
        if (request.operation !== 'cancelBet' || codeOf(answer) !== 'CANCEL_LIMIT') return answer;
        const path = request.path.replace(/\/cancel$/, '');
        const read = await forward({ ...request, method: 'GET', path, body: undefined });
        const bet = JSON.parse(read.text) as Json;
        const cancelled = { status: 'cancelled', label: -1, payout: bet.stake };
        return { ...read, text: JSON.stringify({ ...bet, ...cancelled }) };
      },
    }),
  }),
  defineFault({
    id: 'lowest-stake-not-held',
    what: 'a stake below the lowest is raised to it',
    blames: 'placeBet',
    only: ['bet/refused-stake-too-small'],
    because: /BET_REFUSED: STAKE_TOO_SMALL: 201/,
    make: onSent('placeBet', (body) => ({ ...body, stake: Math.max(body.stake, 10_000) })),
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
    id: 'same-fixture-taken',
    what: 'two picks of one fixture are taken',
    blames: 'placeBet',
    only: ['bet/refused-same-fixture'],
    because: /BET_REFUSED: SAME_FIXTURE_COMBINATION: 201/,
    make: onSent('placeBet', (body) => ({ ...body, legs: body.legs.slice(0, 1) })),
  }),
  defineFault({
    id: 'bonus-with-low-odds',
    what: 'the bonus pick is taken with odds of 1.30 or less',
    blames: 'placeBet',
    only: ['bet/refused-bonus-low-odds'],
    because: /BET_REFUSED: BONUS_LOW_ODDS: 201/,
    make: () => ({
      async around(request, forward) {
        const answer = await forward(request);
        if (request.operation !== 'placeBet' || codeOf(answer) !== 'BET_REFUSED') return answer;
        if (!answer.text.includes('BONUS_LOW_ODDS')) return answer;
        const body = JSON.parse(request.body ?? '') as Json;
        const plain = JSON.stringify({ ...body, bonusFolders: null });
        return forward({ ...request, ...withKey(request, randomUUID()), body: plain });
      },
    }),
  }),
  defineFault({
    id: 'wrong-bound',
    what: 'a refusal names another bound than was broken',
    blames: 'placeBet',
    only: ['bet/refused-stake-too-small'],
    because: /the refusals of the rules/,
    make: onBody(
      'placeBet',
      (body) => {
        for (const refusal of body.refusals) refusal.limit += 1;
      },
      422,
    ),
  }),
];
