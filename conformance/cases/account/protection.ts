import { randomUUID } from 'node:crypto';
import type { Session } from '../../site/site.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import {
  creditedDeposit,
  decide,
  deposit,
  openDeposit,
  refusedFor,
  staffOf,
} from '../money/desk.ts';
import { limitsOf, newKey, pickOffers, place, slipOf } from '../offers.ts';
import { newcomer } from '../people.ts';

const AMOUNT = 100_000;
const DAY_MS = 86_400_000;
const needs = ['admin', 'manager'] as const;

type Limit = Schemas['LimitChoice'];

/** A coupon that a member has, and a code that they have not registered. */
async function couponsFor(t: CaseContext, as: Session, userId: string) {
  const { admin } = await staffOf(t);
  const terms = {
    name: '적합성',
    kind: 'points',
    amount: 1,
    amountUsd: null,
    validDays: 7,
  } as const;
  const reason = '적합성 시험';
  const given = await t.call('issueCoupons', {
    as: admin,
    headers: { 'Idempotency-Key': newKey() },
    body: { ...terms, userIds: [userId], reason },
  });
  t.want(given, 201, 'a coupon');
  const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const closesAt = Number(given.headers['x-server-time']) + DAY_MS;
  const added = await t.call('addCouponCode', {
    as: admin,
    headers: { 'Idempotency-Key': newKey() },
    body: { ...terms, code, closesAt, most: 1, level: null, account: 'all', reason },
  });
  t.want(added, 201, 'a code');
  const listed = t.want(await t.call('getCoupons', { as, query: { state: 'issued' } }), 200);
  // Whoever has something unread may open nothing else.
  const messages = t.want(await t.call('getMessages', { as }), 200);
  for (const { id } of messages.body.data)
    t.want(await t.call('openMessage', { as, path: { messageId: id } }), 200);
  return { couponId: listed.body.data[0]?.id ?? '', code };
}

/** What is no bet and no deposit and is closed to whoever has stopped as well. */
async function sideDoorsClosed(
  t: CaseContext,
  as: Session,
  { couponId, code, why }: { couponId: string; code: string; why: 'ON_BREAK' | 'SELF_EXCLUDED' },
): Promise<void> {
  const headers = { 'Idempotency-Key': newKey() };
  refusedFor(t, await t.call('convertPoints', { as, headers, body: { points: 1_000 } }), why);
  const used = { as, path: { couponId }, headers: { 'Idempotency-Key': newKey() } };
  refusedFor(t, await t.call('useCoupon', used), why);
  refusedFor(t, await t.call('registerCoupon', { as, body: { code } }), why);
  refusedFor(t, await t.call('openLobby', { as, path: { lobby: 'slot' } }), why);
}

export const protectionCases: readonly Case[] = [
  defineCase({
    id: 'protection/limits',
    what: 'a stricter limit holds at once, a weaker one waits and can be taken back',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      await creditedDeposit(t, as, AMOUNT);
      const set = (body: Limit) => t.call('setOwnLimit', { as, body });
      const { minStake } = (await limitsOf(t, as)).prematch;
      const refused = async (code: string) => {
        const answer = await place(t, as, slipOf(await pickOffers(t, 2), minStake));
        t.check(answer, 'BET_REFUSED', code);
      };
      t.check(await set({ kind: 'stake', period: 'day', limit: minStake - 1 }), 200);
      await refused('OWN_STAKE_LIMIT');
      const raised = t.want(await set({ kind: 'stake', period: 'day', limit: minStake * 10 }), 200);
      const [limit] = raised.body.limits;
      t.same(raised, 'what holds', limit?.limit, minStake - 1);
      t.same(raised, 'what waits', limit?.next?.limit, minStake * 10);
      await refused('OWN_STAKE_LIMIT');
      const cancel = () =>
        t.call('cancelLimitRaise', { as, body: { kind: 'stake', period: 'day' } });
      t.check(await cancel(), 200);
      t.check(await cancel(), 'NOT_FOUND');
      t.check(await set({ kind: 'loss', period: 'week', limit: minStake - 1 }), 200);
      await refused('OWN_LOSS_LIMIT');
      t.check(await set({ kind: 'session', period: 'month', limit: 0 }), 200);
      await refused('OWN_SESSION_LIMIT');
      t.check(await set({ kind: 'session', period: 'day', limit: 1_441 }), 'VALIDATION');
      t.check(await t.call('getProtection', { as }), 200);
      refusedFor(t, await deposit(t, as, AMOUNT), 'OWN_SESSION_LIMIT');
    },
  }),
  defineCase({
    id: 'protection/deposit',
    what: 'a deposit above a limit that was lowered meanwhile is not approved',
    needs,
    async run(t) {
      const { session: as } = await newcomer(t);
      const { manager } = await staffOf(t);
      const { request } = await openDeposit(t, as, AMOUNT);
      const body = { kind: 'deposit', period: 'day', limit: AMOUNT - 1 } as const;
      t.check(await t.call('setOwnLimit', { as, body }), 200);
      refusedFor(t, await deposit(t, as, AMOUNT), 'OWN_DEPOSIT_LIMIT');
      t.check(await decide(t, manager, request, 'approve'), 'MEMBER_PROTECTED');
    },
  }),
  ...(['takeBreak', 'excludeSelf'] as const).map((operation) =>
    defineCase({
      id: `protection/${operation}`,
      what: 'bets, deposits and what leads to them stop at once, and nothing shortens it',
      needs,
      async run(t) {
        const { session: as, credentials } = await newcomer(t);
        await creditedDeposit(t, as, AMOUNT);
        const coupons = await couponsFor(t, as, credentials.userId);
        const stopped =
          operation === 'takeBreak'
            ? await t.call('takeBreak', { as, body: { days: 30 } })
            : await t.call('excludeSelf', { as, body: { months: 6 } });
        t.want(stopped, 200);
        const { minStake } = (await limitsOf(t, as)).prematch;
        const bet = await place(t, as, slipOf(await pickOffers(t, 2), minStake));
        t.check(bet, 'BET_REFUSED', 'a bet');
        const code = operation === 'takeBreak' ? 'ON_BREAK' : 'SELF_EXCLUDED';
        refusedFor(t, await deposit(t, as, AMOUNT), code);
        await sideDoorsClosed(t, as, { ...coupons, why: code });
        const terms = t.want(await t.call('getWithdrawalTerms', { as }), 200);
        const codes = terms.body.refusals.map(({ code }) => code);
        const isOpen = !codes.includes('ON_BREAK') && !codes.includes('SELF_EXCLUDED');
        t.holds(terms, isOpen, 'withdrawals stay open', codes);
        const shorter = t.want(await t.call('takeBreak', { as, body: { days: 1 } }), 200);
        t.same(shorter, 'the end', shorter.body.stop?.until, stopped.body.stop?.until);
      },
    }),
  ),
  defineCase({
    id: 'protection/check',
    what: 'the first check comes 60 minutes after the sign-in, and an early answer puts nothing off',
    async run(t) {
      const { session: as } = await newcomer(t);
      const check = t.want(await t.call('getRealityCheck', { as }), 200);
      const { isDue, startedAt, nextAt } = check.body;
      t.same(check, 'whether it is due', isDue, false);
      t.same(check, 'the time to it', nextAt - startedAt, DAY_MS / 24);
      const answered = t.want(await t.call('answerRealityCheck', { as }), 200);
      t.same(answered, 'the next one', answered.body.nextAt, nextAt);
    },
  }),
];
