import { CONVERSIONS_A_DAY } from '#rules/conversion.ts';
import { notTried } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { moneyOf, newcomer, sessionOf } from '../people.ts';
import { refusedFor } from './desk.ts';

/** Least that is converted, points; one is a won. */
const UNIT = 1_000;

export const pointCases: readonly Case[] = [
  defineCase({
    id: 'points/converted',
    what: 'points become money once per key',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const terms = t.want(await t.call('getPointTerms', { as }), 200);
      if (terms.body.refusals.length > 0)
        notTried(`the account "member" may not convert now: ${terms.body.refusals[0]?.code}`);
      const key = newKey();
      const convert = (amount: number) =>
        t.call('convertPoints', {
          as,
          headers: { 'Idempotency-Key': key },
          body: { points: amount },
        });
      const before = await moneyOf(t, as);
      const first = t.want(await convert(UNIT), 201);
      const again = await convert(UNIT);
      t.check(again, 201);
      t.same(again, 'the first answer', again.body, first.body);
      t.same('convertPoints', 'the money', await moneyOf(t, as), before + UNIT);
      t.check(await convert(UNIT * 2), 'IDEMPOTENCY_KEY_REUSED');
      const headers = { 'Idempotency-Key': newKey() };
      const odd = await t.call('convertPoints', { as, headers, body: { points: UNIT + 1 } });
      t.check(odd, 'REQUEST_REFUSED', 'no multiple of the unit');
    },
  }),
  defineCase({
    id: 'points/refused',
    what: 'a conversion names why it is refused, and the sixth of a day waits',
    needs: ['admin'],
    async run(t) {
      const { session: as, memberId } = await newcomer(t);
      const convert = (points: number) =>
        t.call('convertPoints', {
          as,
          headers: { 'Idempotency-Key': newKey() },
          body: { points },
        });
      const little = await convert(1);
      refusedFor(t, little, 'AMOUNT_TOO_SMALL');
      refusedFor(t, little, 'AMOUNT_UNIT');
      refusedFor(t, await convert(UNIT), 'INSUFFICIENT_FUNDS');
      const given = await t.call('adjustBalance', {
        as: await sessionOf(t, 'admin'),
        headers: { 'Idempotency-Key': newKey() },
        body: {
          memberId,
          account: 'points',
          reason: 'conformance',
          amount: UNIT * (CONVERSIONS_A_DAY + 1),
        },
      });
      t.want(given, 201);
      for (let times = 0; times < CONVERSIONS_A_DAY; times += 1) t.want(await convert(UNIT), 201);
      refusedFor(t, await convert(UNIT), 'WAIT');
    },
  }),
  defineCase({
    id: 'coupon/once',
    what: 'a coupon is used once',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const listed = t.want(await t.call('getCoupons', { as, query: { state: 'issued' } }), 200);
      const [coupon, other] = listed.body.data;
      const use = (couponId: string, key: string) =>
        t.call('useCoupon', { as, path: { couponId }, headers: { 'Idempotency-Key': key } });
      t.check(await use('cpn_nothing', newKey()), 'NOT_FOUND');
      if (!coupon || !other) notTried('the account "member" has not two coupons left');
      const key = newKey();
      t.want(await use(coupon.id, key), 200);
      const before = await t.call('getMember', { as });
      for (const used of [key, newKey()]) t.check(await use(coupon.id, used), 200);
      const { emoney, point } = (await t.call('getMember', { as })).body;
      const { body } = before;
      t.same(
        'useCoupon',
        'what is booked',
        { emoney, point },
        { emoney: body.emoney, point: body.point },
      );
      t.check(await use(other.id, key), 'IDEMPOTENCY_KEY_REUSED');
    },
  }),
  defineCase({
    id: 'coupon/code',
    what: 'a code gives a member one coupon, however it is written',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const register = (code: string) => t.call('registerCoupon', { as, body: { code } });
      t.check(await register('NO-SUCH-CODE-99'), 'NOT_FOUND');
      const first = await register('HANPAN-2024');
      if (first.status !== 200) notTried('the server has no code "HANPAN-2024"');
      t.want(first, 200);
      const again = t.want(await register('hanpan2024'), 200);
      t.same('registerCoupon', 'the coupon', again.body.id, first.body.id);
      t.same('registerCoupon', 'whether it repeats', again.body.isRepeat, true);
    },
  }),
];
