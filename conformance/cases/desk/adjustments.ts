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
      const asked = await t.call('askForSetting', { as, body });
      t.want(asked, 201);
      t.same(asked, 'its state', asked.body.state, 'awaiting_second');
      const again = await t.call('askForSetting', { as, body });
      t.want(again, 201);
      t.same(again, 'the request that waits', again.body.id, asked.body.id);
      const request = { kind: 'setting', id: asked.body.id } as const;
      t.check(await decide(t, as, request, 'second'), 'SAME_PERSON');
      t.check(await decide(t, as, request, 'reject', reason), 200);
      const set = await t.call('getSiteSettings', { as });
      t.want(set, 200);
      t.same(set, 'the rate in force', set.body.usdRate, asked.body.setting?.before);
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
      const first = await adjust(40_000, key);
      t.want(first, 201);
      t.same(first, 'its state', first.body.state, 'approved');
      const again = await adjust(40_000, key);
      t.same(again, 'the same correction', again.body.id, first.body.id);
      t.same(first, 'the money', await money(), 40_000);
      t.check(await adjust(50_000, key), 'IDEMPOTENCY_KEY_REUSED');
      const large = await adjust(300_000);
      t.want(large, 201);
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
