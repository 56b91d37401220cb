import { randomUUID } from 'node:crypto';
import type { OperationId } from '../cases/context.ts';
import type { HttpAnswer } from '../client/send.ts';
import { defineFault, type Fault, type Hooks, type Passing } from './define-fault.ts';
import { codeOf, type Json, onBody, onRequest, sentTo } from './hooks.ts';

export const anotherKey = ({ headers }: Passing) => ({
  headers: { ...headers, 'idempotency-key': randomUUID() },
});

/** A balance that is wrong by what `booked` says of each call that went well, minor units or points. */
export function offBy(
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
export function bookedAgain(
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

export const isEvent = (event: string, request: Passing) =>
  request.operation === 'decideDeskRequest' && sentTo(request).event === event;

/** Decisions of staff that should be refused with a code, and are answered as though they were taken. */
function overlooked(code: string): () => Hooks {
  return () => ({
    async around(request, forward): Promise<HttpAnswer> {
      const answer = await forward(request);
      if (request.operation !== 'decideDeskRequest' || codeOf(answer) !== code) return answer;
      return forward({ ...request, method: 'GET', body: undefined });
    },
  });
}

/** What a server does wrong with deposits, withdrawals, coupons, points and corrections. */
export const cashierFaults: readonly Fault[] = [
  defineFault({
    id: 'deposit-key-lost',
    what: 'the key of a deposit is lost on its way',
    blames: 'requestDeposit',
    only: ['deposit/once'],
    because: /^201: 422 REQUEST_REFUSED/,
    make: onRequest('requestDeposit', anotherKey),
  }),
  defineFault({
    id: 'deposit-bonus-wrong',
    what: 'a deposit brings a point more than its bonus says',
    blames: 'requestDeposit',
    only: ['deposit/refused'],
    because: /^the points: 1000: 1001/,
    make: onBody('requestDeposit', (body) => ({ ...body, bonusPoints: body.bonusPoints + 1 }), 201),
  }),
  defineFault({
    id: 'deposit-refusal-lost',
    what: 'one of several refusals of a deposit is left out',
    blames: 'requestDeposit',
    only: ['deposit/refused'],
    because: /^the refusals of \d+: /,
    make: onBody('requestDeposit', (body) => void body.refusals.splice(1), 422),
  }),
  defineFault({
    id: 'withdrawal-tries-endless',
    what: 'wrong withdrawal passwords lock nothing',
    blames: 'requestWithdrawal',
    only: ['withdrawal/refused'],
    because: /^refused for WITHDRAWAL_LOCKED: /,
    make: onBody(
      'requestWithdrawal',
      (body) => {
        for (const refusal of body.refusals)
          if (refusal.code === 'WITHDRAWAL_LOCKED') refusal.code = 'WRONG_WITHDRAW_PASSWORD';
      },
      422,
    ),
  }),
  defineFault({
    id: 'deposit-credited-twice',
    what: 'a deposit that is approved twice is credited twice',
    blames: 'decideDeskRequest',
    only: ['deposit/decided'],
    because: /the money, credited once: 100000: 200000/,
    make: bookedAgain('decideDeskRequest', ({ money }, request) =>
      isEvent('approve', request) ? money.amount : 0,
    ),
  }),
  defineFault({
    id: 'desk-lock-ignored',
    what: 'staff decides what somebody else of staff works on',
    blames: 'decideDeskRequest',
    only: ['deposit/decided'],
    because: /^LOCKED: 200/,
    make: overlooked('LOCKED'),
  }),
  defineFault({
    id: 'manager-reverses',
    what: 'a manager takes a credited deposit back',
    blames: 'decideDeskRequest',
    only: ['deposit/decided'],
    because: /^FORBIDDEN: 200/,
    make: overlooked('FORBIDDEN'),
  }),
  defineFault({
    id: 'one-person-twice',
    what: 'who approved a large deposit approves it again as the second',
    blames: 'decideDeskRequest',
    only: ['deposit/two-people'],
    because: /^SAME_PERSON: 200/,
    make: overlooked('SAME_PERSON'),
  }),
  defineFault({
    id: 'large-deposit-by-one',
    what: 'a large deposit is credited after one approval',
    blames: 'decideDeskRequest',
    only: ['deposit/two-people'],
    because: /the money after one approval: 0: 2000000/,
    make: offBy(({ money }, request) => (isEvent('approve', request) ? money.amount : 0)),
  }),
  defineFault({
    id: 'adjustment-key-lost',
    what: 'the key of a correction is lost on its way',
    blames: 'adjustBalance',
    only: ['adjustment/booked'],
    because: /the same correction: /,
    make: onRequest('adjustBalance', anotherKey),
  }),
  defineFault({
    id: 'reward-list-key-lost',
    what: 'the key of a list of rewards is lost on its way',
    blames: 'payEventRewards',
    only: ['event/list-rewarded'],
    because: /the answer of the same key: /,
    make: onRequest('payEventRewards', anotherKey),
  }),
  defineFault({
    id: 'large-adjustment-by-one',
    what: 'a large correction is booked before the second admin agrees',
    blames: 'adjustBalance',
    only: ['adjustment/booked'],
    because: /the money: 40000: 340000/,
    make: offBy(({ state }, request) =>
      request.operation === 'adjustBalance' && state === 'awaiting_second'
        ? sentTo(request).amount
        : 0,
    ),
  }),
  ...(['before', 'after'] as const).map((field) =>
    defineFault({
      id: `statement-${field}-wrong`,
      what: `a line of the statement has another balance ${field} it than there was`,
      blames: 'getStatement',
      only: ['statement/lines'],
      because: new RegExp(`the newest line: .*"${field}":(1|50001)\\b[^:]*`),
      make: onBody('getStatement', (body) => {
        for (const line of body.data) line[field] += 1;
      }),
    }),
  ),
];

/** Of accounts that have money, points and coupons. */
export const payoutFaults: readonly Fault[] = [
  defineFault({
    id: 'withdrawal-key-lost',
    what: 'the key of a withdrawal is lost on its way',
    blames: 'requestWithdrawal',
    only: ['withdrawal/held'],
    because: /^201: 422 REQUEST_REFUSED/,
    make: onRequest('requestWithdrawal', anotherKey),
  }),
  defineFault({
    id: 'withdrawal-not-held',
    what: 'a withdrawal leaves the balance as it was',
    blames: 'requestWithdrawal',
    only: ['withdrawal/held'],
    because: /the money left: /,
    make: offBy(({ amount }, { operation }) => (operation === 'requestWithdrawal' ? amount : 0)),
  }),
  defineFault({
    id: 'withdrawal-not-paid-back',
    what: 'a cancelled withdrawal does not come back',
    blames: 'cancelWithdrawal',
    only: ['withdrawal/held'],
    because: /the money that came back: /,
    make: offBy(({ amount }, { operation }) => (operation === 'cancelWithdrawal' ? -amount : 0)),
  }),
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
  ...(['emoney', 'point'] as const).map((field) =>
    defineFault({
      id: `coupon-twice-${field}`,
      what: `a coupon that is used again is booked again, as ${field}`,
      blames: 'useCoupon',
      only: ['coupon/once'],
      because: /^what is booked: /,
      make: bookedAgain('useCoupon', () => 1_000, field),
    }),
  ),
  defineFault({
    id: 'coupon-for-any-key',
    what: 'the key of one coupon uses another one as well',
    blames: 'useCoupon',
    only: ['coupon/once'],
    because: /^IDEMPOTENCY_KEY_REUSED: 200/,
    make: onRequest('useCoupon', anotherKey),
  }),
  defineFault({
    id: 'conversion-twice',
    what: 'points that are converted again under one key are booked again',
    blames: 'convertPoints',
    only: ['points/converted'],
    because: /^the money: /,
    make: bookedAgain('convertPoints', (_, request) => sentTo(request).points),
  }),
  defineFault({
    id: 'conversion-key-lost',
    what: 'the key of a conversion is lost on its way',
    blames: 'convertPoints',
    only: ['points/converted'],
    because: /^(the first answer|201): /,
    make: onRequest('convertPoints', anotherKey),
  }),
];
