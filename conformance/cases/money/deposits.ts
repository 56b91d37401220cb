import { bonusPoints, checkDeposit, type DepositState, depositTurnover } from '#rules/deposit.ts';
import { operationNamed } from '../../contract/document.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, newKey, pickOffers, place, slipOf } from '../offers.ts';
import { moneyOf, newcomer } from '../people.ts';
import type { Schemas } from '../context.ts';
import { creditedDeposit, decide, deposit, openDeposit, refusalsOf, staffOf } from './desk.ts';

const AMOUNT = 100_000;
/** From here on two people of staff decide. */
const LARGE = 2_000_000;
const NOTHING = 'req_nothing';
const needs = ['admin', 'manager'] as const;

export const depositCases: readonly Case[] = [
  defineCase({
    id: 'deposit/once',
    what: 'one key is one deposit, and a member has one open at most',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const key = newKey();
      const first = t.want(await deposit(t, as, AMOUNT, key), 201);
      const again = await deposit(t, as, AMOUNT, key);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, first.body);
      t.check(await deposit(t, as, AMOUNT * 2, key), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await deposit(t, as, AMOUNT), 'REQUEST_REFUSED', 'a second one');
      const none = { deposit: 0, withdrawal: 0, tetherDeposit: 0, tetherWithdrawal: 0 };
      const underWay = t.want(await t.call('getOpenRequests', { as }), 200);
      t.same(underWay, 'what is under way', underWay.body, { ...none, deposit: 1 });
      t.same('requestDeposit', 'the money before any approval', await moneyOf(t, as), 0);
      const cancel = (requestId: string) => t.call('cancelDeposit', { as, path: { requestId } });
      t.check(await cancel(NOTHING), 'NOT_FOUND');
      const cancelled = await cancel(first.body.id);
      t.check(cancelled, 200);
      t.same(cancelled, 'its state', cancelled.body.state, 'cancelled');
      const left = t.want(await t.call('getOpenRequests', { as }), 200);
      t.same(left, 'what is under way', left.body, none);
    },
  }),
  defineCase({
    id: 'deposit/refused',
    what: 'a deposit is refused for all that the rules have against it, and brings what its bonus says',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const terms = t.want(await t.call('getDepositTerms', { as }), 200);
      const { currency, amounts } = terms.body;
      const { min, max, unit } = amounts;
      let lastRequestedAt: number | null = null;
      const send = async (amount: number, bonus: Schemas['DepositBonus']) => {
        const answer = await deposit(t, as, amount, newKey(), bonus);
        const state: DepositState = {
          currency,
          isBlocked: false,
          hasDeposit: lastRequestedAt !== null,
          lastRequestedAt,
          hasWithdrawal: false,
          hasDeposited: false,
          hasDepositedToday: false,
        };
        const now = Number(answer.headers['x-server-time']);
        const expected = checkDeposit({ amount, bonus }, state, now).map(({ code }) => code);
        t.touch('deposit checks');
        t.same(answer, `the refusals of ${amount}`, refusalsOf(answer).sort(), expected.sort());
        return answer;
      };
      for (const amount of [min - 1, min + 1, max + unit])
        t.check(await send(amount, 'none'), 'REQUEST_REFUSED', `${amount}`);
      const other = currency === 'KRW' ? 'coin' : 'every';
      t.check(await send(min, other), 'REQUEST_REFUSED', `the bonus ${other}`);
      const bonus = currency === 'KRW' ? 'joinFirst' : 'coin';
      const taken = t.want(await send(min, bonus), 201);
      const choice = { amount: min, currency, bonus, rate: terms.body.rate ?? 0 } as const;
      t.touch('deposit bonuses');
      const offer = terms.body.bonuses.find(({ kind }) => kind === bonus);
      if (!offer) return t.holds(terms, false, `the bonus ${bonus}`, terms.body.bonuses);
      t.same(taken, 'the points', taken.body.bonusPoints, bonusPoints(choice, offer));
      t.same(taken, 'the turnover', taken.body.turnover, depositTurnover(choice, offer));
      lastRequestedAt = taken.body.createdAt;
      t.check(await send(min, 'none'), 'REQUEST_REFUSED', 'a second one');
    },
  }),
  defineCase({
    id: 'deposit/decided',
    what: 'staff takes a deposit up, credits it once, and an admin alone takes it back',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const { admin, manager } = await staffOf(t);
      const { request } = await openDeposit(t, as, AMOUNT);
      const path = { kind: 'deposit', requestId: request.id };
      t.check(await t.call('getDeskRequest', { as: manager, path }), 200);
      const unknown = { ...path, requestId: NOTHING };
      t.check(await t.call('getDeskRequest', { as: manager, path: unknown }), 'NOT_FOUND');
      t.check(await decide(t, manager, { kind: 'deposit', id: NOTHING }, 'check'), 'NOT_FOUND');
      t.check(await decide(t, manager, request, 'check'), 200);
      t.check(await decide(t, admin, request, 'approve'), 'LOCKED');
      t.check(await decide(t, manager, request, 'reject'), 'VALIDATION', 'no reason');
      for (const _ of [1, 2]) t.check(await decide(t, manager, request, 'approve'), 200);
      t.same('decideDeskRequest', 'the money, credited once', await moneyOf(t, as), AMOUNT);
      t.check(await decide(t, manager, request, 'reject', '입금 미확인'), 'INVALID_STATE');
      const cancel = { as, path: { requestId: request.id } };
      t.check(await t.call('cancelDeposit', cancel), 'INVALID_STATE');
      t.check(await decide(t, manager, request, 'reverse', '입금 반환'), 'FORBIDDEN');
      t.check(await decide(t, admin, request, 'reverse', '입금 반환'), 200);
      t.same('decideDeskRequest', 'the money after the reversal', await moneyOf(t, as), 0);
    },
  }),
  defineCase({
    id: 'deposit/bonus-given-up',
    what: 'points of a deposit are held until its turnover is done, given up once, and taken back with the deposit',
    needs,
    async run(t) {
      const { admin } = await staffOf(t);
      const credited = async () => {
        const { session: as } = await newcomer(t);
        const offered = t.want(await t.call('getDepositTerms', { as }), 200);
        const bonus = offered.body.currency === 'KRW' ? 'joinFirst' : 'coin';
        const { deposited, request } = await openDeposit(t, as, AMOUNT, bonus);
        t.want(await decide(t, admin, request, 'approve'), 200);
        const terms = t.want(await t.call('getWithdrawalTerms', { as }), 200);
        const [held] = terms.body.turnover.held;
        const { bonusPoints: points, turnover: required } = deposited;
        const expected = { points, required, done: 0, requiredWithout: AMOUNT };
        t.same(terms, 'the held points', held, { id: held?.id, ...expected });
        const giveUp = (requirementId = held?.id ?? '') =>
          t.call('giveUpBonus', { as, path: { requirementId } });
        return { request, giveUp };
      };
      const one = await credited();
      t.check(await one.giveUp(NOTHING), 'NOT_FOUND');
      const left = { required: AMOUNT, done: 0, rest: AMOUNT, held: [] };
      for (const _ of [1, 2]) {
        const given = t.want(await one.giveUp(), 200);
        t.same(given, 'the turnover without the bonus', given.body, left);
      }
      const other = await credited();
      t.check(await decide(t, admin, other.request, 'reverse', '입금 반환'), 200);
      t.check(await other.giveUp(), 'INVALID_STATE');
    },
  }),
  defineCase({
    id: 'deposit/reversed-too-late',
    what: 'what the member has no longer is not taken back',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const { admin } = await staffOf(t);
      const request = await creditedDeposit(t, as, AMOUNT);
      const { minStake } = (await limitsOf(t, as)).prematch;
      t.want(await place(t, as, slipOf(await pickOffers(t, 2), minStake)), 201);
      const left = await moneyOf(t, as);
      t.check(await decide(t, admin, request, 'reverse', '입금 반환'), 'INSUFFICIENT_FUNDS');
      t.same('decideDeskRequest', 'the money after the refusal', await moneyOf(t, as), left);
    },
  }),
  defineCase({
    id: 'deposit/two-people',
    what: 'a large deposit takes two people of staff',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const { admin, manager } = await staffOf(t);
      const { request } = await openDeposit(t, as, LARGE);
      t.check(await decide(t, admin, request, 'approve'), 200);
      t.same('decideDeskRequest', 'the money after one approval', await moneyOf(t, as), 0);
      t.check(await decide(t, admin, request, 'second'), 'SAME_PERSON');
      t.check(await decide(t, manager, request, 'second'), 200);
      t.same('decideDeskRequest', 'the money after both', await moneyOf(t, as), LARGE);
    },
  }),
  defineCase({
    id: 'deposit/account',
    what: 'a member may ask which account to pay to, once in 90 seconds',
    needs: ['admin'],
    async run(t) {
      const { session: as } = await newcomer(t);
      t.check(await t.call('askForAccount', { as }), 202);
      const again = await t.sendOnce(operationNamed('askForAccount'), { as });
      t.want(again, 'RATE_LIMITED');
      const wait = Number(again.headers['retry-after']);
      t.holds(again, wait > 0 && wait <= 90, 'Retry-After within 90 s', wait);
    },
  }),
];
