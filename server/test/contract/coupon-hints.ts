import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** What staff does with coupons: some of a member's own to take back, and a code to close. */
export async function couponHints(site: TestApp): Promise<Hints> {
  const now = site.clock.now();
  const rows = await site.db.query<{ id: string }>(
    `with made as (
       insert into coupon (id, member_id, name, kind, amount, currency, state, issued_at, valid_to, updated_at)
       select 'cpn_fuzz' || n, 'mem_demo_member02', '쿠폰', 'points', 1, 'POINT', 'issued', $1::bigint, $1::bigint + 1000000000, $1::bigint
       from generate_series(1, 40) n returning id)
     insert into coupon_step (coupon_id, n, event, to_state, actor, at)
     select id, 1, 'issue', 'issued', 'system', $1::bigint from made returning coupon_id as id`,
    [now],
  );
  await site.db.query(
    `insert into coupon_code (code, name, kind, amount, valid_days, closes_at, most, account, made_at)
     values ('FUZZCODE', '쿠폰', 'points', 1, 7, $1::bigint + 1000000000, 10, 'all', $1)`,
    [now],
  );
  const code = fc.stringMatching(/^[A-Z]{6}[0-9]{4}$/);
  const terms = {
    name: fc.constantFrom('쿠폰', '<b>쿠폰</b>', '=1+1'),
    kind: fc.constant('points'),
    amount: fc.integer({ min: 1, max: 5 }),
    amountUsd: fc.constant(null),
    validDays: fc.integer({ min: 1, max: 365 }),
    reason: fc.constant('보상'),
  };
  return {
    'registerCoupon.body': fc.constantFrom({ code: 'HANPAN-2024' }, { code: 'hanpan2024' }),
    'revokeCoupon.couponId': fc.constantFrom(...rows.map(({ id }) => id)),
    'issueCoupons.body': fc.record({
      ...terms,
      userIds: fc.constantFrom(['member02'], ['member02', 'coin01']),
    }),
    'addCouponCode.body': fc.record({
      ...terms,
      code,
      most: fc.integer({ min: 1, max: 5 }),
      level: fc.constantFrom(null, 1),
      account: fc.constantFrom('all', 'won', 'coin'),
      closesAt: fc.constant(now + 1_000_000_000),
    }),
    // Another than the one that is registered.
    'closeCouponCode.code': fc.constant('FUZZCODE'),
  };
}
