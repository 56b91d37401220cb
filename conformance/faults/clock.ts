import type { HttpAnswer } from '../client/send.ts';
import type { OperationId } from '../cases/context.ts';
import { anotherKey, bookedAgain, isEvent } from './cashier.ts';
import { defineFault, type Fault } from './define-fault.ts';
import { asProblem, codeOf, inPlaceOf, onAnswer, onBody, onRequest } from './hooks.ts';

/** Answers an operation with a code for ever, once it has answered so. */
function keptSo(operation: OperationId, code: string) {
  return () => {
    let is = false;
    return onAnswer(operation, (answer) => {
      is ||= codeOf(answer) === code;
      return is ? asProblem(answer, 404, code) : answer;
    })();
  };
}

/** What a server does wrong when time passes. */
export const lapseFaults: readonly Fault[] = [
  defineFault({
    id: 'login-locked-for-ever',
    what: 'a lock after wrong passwords does not end',
    blames: 'login',
    only: ['lapse/login-lock'],
    because: /^200: a minute after its end: 404 LOGIN_LOCKED/,
    make: keptSo('login', 'LOGIN_LOCKED'),
  }),
  defineFault({
    id: 'login-lock-not-said',
    what: 'a locked id looks as though its password was wrong',
    blames: 'login',
    only: ['lapse/login-lock'],
    because: /^LOGIN_LOCKED: the right password: 404 LOGIN_FAILED/,
    make: inPlaceOf('login', 'LOGIN_LOCKED', 404, 'LOGIN_FAILED'),
  }),
  defineFault({
    id: 'desk-locked-for-ever',
    what: 'what staff has taken up stays taken',
    blames: 'decideDeskRequest',
    only: ['lapse/desk-lock'],
    because: /^200: a second after its end: \d+ LOCKED/,
    make: keptSo('decideDeskRequest', 'LOCKED'),
  }),
  defineFault({
    id: 'tether-taken-twice',
    what: 'coins that are taken again are credited again',
    blames: 'takeTetherPayment',
    only: ['lapse/tether-blocks'],
    because: /^the money after a repeat: /,
    make: bookedAgain('takeTetherPayment', ({ credit }) => credit),
  }),
  defineFault({
    id: 'session-without-end',
    what: 'a session may be made longer than twelve hours',
    blames: 'extendSession',
    only: ['lapse/longest-session'],
    because: /^the end that nothing moves: /,
    make: onBody('extendSession', (body) => ({ ...body, expiresAt: body.expiresAt + 60_000 })),
  }),
];

/** What a server does wrong with the settlement of a week. */
export const weekFaults: readonly Fault[] = [
  defineFault({
    id: 'settlement-key-lost',
    what: 'the key of a settlement is lost on its way',
    blames: 'requestSettlement',
    only: ['settlement/requested'],
    because: /^201: \d+ INVALID_STATE/,
    make: onRequest('requestSettlement', anotherKey),
  }),
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
  defineFault({
    id: 'settlement-paid-twice',
    what: 'a settlement that is approved twice is paid twice',
    blames: 'decideDeskRequest',
    only: ['settlement/requested'],
    because: /^the money, paid once: /,
    make: bookedAgain('decideDeskRequest', ({ kind, money }, request) =>
      kind === 'settlement' && isEvent('approve', request) ? money.amount : 0,
    ),
  }),
  defineFault({
    id: 'week-counted-otherwise',
    what: 'a week would pay another amount than what friends did comes to',
    blames: 'getSettlementTerms',
    only: ['settlement/requested'],
    because: /^the week that is over: /,
    make: onBody('getSettlementTerms', (body) => {
      for (const period of body.periods) period.amount += 1;
    }),
  }),
];

/** What a server does wrong with bets that are settled. */
export const settledFaults: readonly Fault[] = [
  defineFault({
    id: 'leg-settled-otherwise',
    what: 'a leg that won is shown as lost',
    blames: 'getBet',
    only: ['settle/result'],
    because: /^the result of /,
    make: onBody('getBet', (body) => {
      for (const leg of body.legs) if (leg.result === 2) leg.result = 1;
    }),
  }),
  defineFault({
    id: 'turnover-not-counted-again',
    what: 'what is done of a turnover stays when a result is corrected or void',
    blames: 'getWithdrawalTerms',
    only: ['turnover/settled'],
    because: /^the turnover after a (correction|void): /,
    make: () => {
      let first: unknown;
      return onBody('getWithdrawalTerms', (body) => {
        if (body.turnover.done > 0) first ??= body.turnover;
        return { ...body, turnover: first ?? body.turnover };
      })();
    },
  }),
];

/** Refusals that name another reason than there is. */
export const refusalFaults: readonly Fault[] = (
  [
    ['convertPoints', 'points/refused', 'AMOUNT_TOO_SMALL'],
    ['convertRolling', 'rolling/refused', 'INSUFFICIENT_FUNDS'],
    ['requestSettlement', 'settlement/nothing', 'AMOUNT_TOO_SMALL'],
  ] as const
).map(([operation, id, code]) =>
  defineFault({
    id: `${operation}-refused-otherwise`,
    what: `a refused ${operation} names another reason`,
    blames: operation,
    only: [id],
    because: new RegExp(`^refused for ${code}: \\["WAIT"`),
    make: onBody(
      operation,
      (body) => {
        const { until: _, ...rest } = body.refusals?.[0] ?? {};
        return body.refusals ? { ...body, refusals: [{ ...rest, code: 'WAIT' }] } : body;
      },
      422,
    ),
  }),
);
