import { randomUUID } from 'node:crypto';
import { decide } from '../money/desk.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

const reason = '적합성 시험';
const terms = { name: '적합성', kind: 'points' as const, amountUsd: null, validDays: 7, reason };

export const couponCases: readonly Case[] = [
  defineCase({
    id: 'coupon/staff',
    what: 'a coupon of staff is used or taken back, never both; much of it waits for another admin',
    needs: ['admin', 'manager'],
    async run(t) {
      const { session: member, credentials } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const manager = await sessionOf(t, 'manager');
      const issue = (amount: number, userId = credentials.userId, key = newKey()) =>
        t.call('issueCoupons', {
          as,
          headers: { 'Idempotency-Key': key },
          body: { ...terms, userIds: [userId], amount },
        });
      const key = newKey();
      const first = t.want(await issue(1, credentials.userId, key), 201);
      const again = await issue(1, credentials.userId, key);
      t.same(again, 'the first answer', again.body, first.body);
      t.check(await issue(2, credentials.userId, key), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await issue(1, 'nobody-at-all'), 'VALIDATION');
      t.want(await issue(1), 201);
      const listed = await t.call('getCoupons', { as: member, query: { state: 'issued' } });
      t.want(listed, 200);
      const [used, revoked] = listed.body.data.map(({ id }) => id);
      const use = (couponId = '') =>
        t.call('useCoupon', {
          as: member,
          path: { couponId },
          headers: { 'Idempotency-Key': newKey() },
        });
      const revoke = (couponId = '') =>
        t.call('revokeCoupon', { as: manager, path: { couponId }, body: { reason } });
      t.want(await use(used), 200);
      t.check(await revoke(used), 'INVALID_STATE');
      t.want(await revoke(revoked), 200);
      t.check(await use(revoked), 'INVALID_STATE');
      t.check(await revoke('cpn_nothing'), 'NOT_FOUND');
      const large = t.want(await issue(300_000), 201);
      t.same(large, 'its state', large.body.state, 'awaiting_second');
      const request = { kind: 'couponIssue', id: large.body.requestId } as const;
      t.check(await decide(t, as, request, 'second'), 'SAME_PERSON');
      t.check(await decide(t, manager, request, 'second'), 'FORBIDDEN');
      t.check(await decide(t, as, request, 'reject', reason), 200);
    },
  }),
  defineCase({
    id: 'coupon/codes',
    what: 'a code is made once, registered by those it is for, and closed',
    needs: ['admin'],
    async run(t) {
      const { session: member } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
      const health = await t.call('getMember', { as });
      const now = Number(health.headers['x-server-time']);
      const add = (part: object = {}, key = newKey()) =>
        t.call('addCouponCode', {
          as,
          headers: { 'Idempotency-Key': key },
          body: {
            ...terms,
            code,
            amount: 1,
            closesAt: now + 86_400_000,
            most: 1,
            level: null,
            account: 'all' as const,
            ...part,
          },
        });
      const key = newKey();
      t.want(await add({}, key), 201);
      t.check(await add({ most: 2 }, key), 'IDEMPOTENCY_KEY_REUSED');
      t.check(await add(), 'INVALID_STATE');
      const close = (path: string) =>
        t.call('closeCouponCode', { as, path: { code: path }, body: { reason } });
      t.check(await close('NOTHING0'), 'NOT_FOUND');
      t.want(await close(code), 200);
      const closed = await t.call('registerCoupon', { as: member, body: { code } });
      t.check(closed, 'INVALID_STATE');
    },
  }),
];
