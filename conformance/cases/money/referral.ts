import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';
import { refusedFor } from './desk.ts';

export const referralCases: readonly Case[] = [
  defineCase({
    id: 'rolling/refused',
    what: 'no more rolling comp is converted than there is',
    async run(t) {
      const { session: as } = await newcomer(t);
      const state = t.want(await t.call('getRolling', { as }), 200);
      const { balances, earned, rates } = state.body;
      t.same(state, 'what a newcomer has', [balances.total, earned.total], [0, 0]);
      const categories = rates.map(({ category }) => category);
      t.same(state, 'the categories', categories, ['casino', 'slot', 'mini']);
      const headers = { 'Idempotency-Key': newKey() };
      const convert = (amount: number) =>
        t.call('convertRolling', { as, headers, body: { amount } });
      const first = await convert(10_000);
      refusedFor(t, first, 'INSUFFICIENT_FUNDS');
      t.check(await convert(10_000), 'REQUEST_REFUSED', 'the same again');
      t.check(await convert(20_000), 'IDEMPOTENCY_KEY_REUSED');
      const little = { 'Idempotency-Key': newKey() };
      const tooSmall = await t.call('convertRolling', { as, headers: little, body: { amount: 1 } });
      refusedFor(t, tooSmall, 'AMOUNT_TOO_SMALL');
    },
  }),
  defineCase({
    id: 'rolling/rates',
    what: 'nobody gets a higher rate than who they signed up with',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const { memberId, session } = await newcomer(t);
      const set = (id: string, basisPoints: number) =>
        t.call('setRollingRate', {
          as,
          path: { memberId: id },
          body: { category: 'casino', basisPoints, reason: 'conformance' },
        });
      t.check(await set('mem_nothing', 1), 'NOT_FOUND');
      t.check(await set(memberId, 1_000), 'INVALID_STATE', 'above the agent');
      t.check(await set(memberId, 0), 204);
      const state = t.want(await t.call('getRolling', { as: session }), 200);
      const casino = state.body.rates.find(({ category }) => category === 'casino');
      t.same(state, 'the rate that was set', casino?.basisPoints, 0);
    },
  }),
  defineCase({
    id: 'settlement/nothing',
    what: 'no settlement is requested where friends brought nothing',
    async run(t) {
      const { session: as } = await newcomer(t);
      const status = t.want(await t.call('getFriendStatus', { as }), 200);
      t.same(status, 'the friends of a newcomer', status.body.friends, 0);
      const path = { kind: 'sports' } as const;
      const terms = t.want(await t.call('getSettlementTerms', { as, path }), 200);
      const [last, before] = terms.body.periods;
      t.holds(terms, last !== undefined && before !== undefined, 'weeks that are over', terms.body);
      const headers = { 'Idempotency-Key': newKey() };
      const ask = (from = 0) => t.call('requestSettlement', { as, path, headers, body: { from } });
      refusedFor(t, await ask(last?.from), 'AMOUNT_TOO_SMALL');
      t.check(await ask(before?.from), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await ask(1), 'VALIDATION', 'no week');
      const ofCoins = await t.call('requestSettlement', {
        as,
        path: { kind: 'tether' },
        body: { from: last?.from ?? 0 },
        headers: { 'Idempotency-Key': newKey() },
      });
      refusedFor(t, ofCoins, 'BLOCKED');
    },
  }),
];
