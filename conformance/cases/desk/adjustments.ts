import { decide } from '../money/desk.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

const reason = '적합성 시험';

export const adjustmentCases: readonly Case[] = [
  defineCase({
    id: 'setting/second',
    what: 'a setting of money waits for another admin',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const body = { usdRate: 13_805_000, reason };
      const requested = t.want(await t.call('askForSetting', { as, body }), 201);
      t.same(requested, 'its state', requested.body.state, 'awaiting_second');
      const again = t.want(await t.call('askForSetting', { as, body }), 201);
      t.same(again, 'the request that waits', again.body.id, requested.body.id);
      const request = { kind: 'setting', id: requested.body.id } as const;
      t.check(await decide(t, as, request, 'second'), 'SAME_PERSON');
      t.check(await decide(t, as, request, 'reject', reason), 200);
      const set = t.want(await t.call('getSiteSettings', { as }), 200);
      t.same(set, 'the rate in force', set.body.usdRate, requested.body.setting?.before);
    },
  }),
  defineCase({
    id: 'adjustment/booked',
    what: 'a correction is booked once per key, a large one waits for another admin',
    needs: ['admin', 'manager'],
    async run(t) {
      const { memberId, session } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const adjust = (amount: number, key = newKey(), member = memberId) =>
        t.call('adjustBalance', {
          as,
          headers: { 'Idempotency-Key': key },
          body: { memberId: member, account: 'money', amount, reason },
        });
      const money = async () => (await t.call('getMember', { as: session })).body.emoney;
      t.check(await adjust(-1), 'INSUFFICIENT_FUNDS');
      t.check(await adjust(1, newKey(), 'mem_nothing1'), 'NOT_FOUND');
      const key = newKey();
      const first = t.want(await adjust(40_000, key), 201);
      t.same(first, 'its state', first.body.state, 'approved');
      const again = await adjust(40_000, key);
      t.same(again, 'the same correction', again.body.id, first.body.id);
      t.same(first, 'the money', await money(), 40_000);
      t.check(await adjust(50_000, key), 'IDEMPOTENCY_KEY_REUSED');
      const large = t.want(await adjust(300_000), 201);
      t.same(large, 'its state', large.body.state, 'awaiting_second');
      t.same(large, 'the money', await money(), 40_000);
      const request = { kind: 'adjustment', id: large.body.id } as const;
      t.check(await decide(t, as, request, 'second'), 'SAME_PERSON');
      const manager = await sessionOf(t, 'manager');
      t.check(await decide(t, manager, request, 'second'), 'FORBIDDEN');
      t.check(await decide(t, as, request, 'reject', reason), 200);
      t.same(large, 'the money', await money(), 40_000);
    },
  }),
];
