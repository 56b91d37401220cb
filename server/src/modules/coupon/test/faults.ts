/** Statements that break what is true of coupons, one way each. */

const MEMBER = 'mem_demo_member02';

interface Seed {
  state: string;
  kind?: 'money' | 'points';
  currency?: string;
  lastStep?: string;
}

function coupon({ state, kind = 'points', currency = 'POINT', lastStep = state }: Seed): string {
  return `
    insert into coupon (id, member_id, name, kind, amount, currency, state, issued_at, valid_to, updated_at)
    values ('cpn_seed', '${MEMBER}', 'seed', '${kind}', 5000, '${currency}', '${state}', 0, 1, 0);
    insert into coupon_step (coupon_id, n, event, to_state, actor, at)
    values ('cpn_seed', 1, 'issue', '${lastStep}', 'system', 0);`;
}

function booked(amount: number, kind = 'points', currency = 'POINT'): string {
  const lines = [
    { owner: null, kind: 'house:bonus', currency, amount: -amount },
    { owner: MEMBER, kind, currency, amount },
  ];
  const entry = {
    key: 'coupon:cpn_seed:use',
    code: 7100,
    kind: 'coupon.use',
    actor: 'system',
    at: 0,
  };
  return `select ledger_post('${JSON.stringify({ ...entry, id: 'txn_1', lines })}'::jsonb);`;
}

const code = (given: number, user?: string) => `
  insert into coupon_code (code, name, kind, amount, valid_days, closes_at, most, given, account, made_at)
  values ('SEED', 'seed', 'points', 5000, 7, 1, 10, ${given}, 'all', 0);
  ${user === undefined ? '' : `insert into coupon_code_use values ('SEED', '${user}', 'cpn_seed');`}`;

const required = (amount: number) => `
  insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at)
  values ('tur_seed', '${MEMBER}', 'coupon', 'cpn_seed', 'KRW', ${amount}, 0);`;

const grant = (state: string, part: object = {}) => `
  insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
  values ('req_x', 'couponIssue', '${MEMBER}', '${state}', false, false,
    '${JSON.stringify({ code: null, memberIds: [], won: 5_000, takesTwo: false, ...part })}', 0, 0);
  insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
  values ('req_x', 1, 'open', '${state}', 'system', 'system', 0);`;

/** By rule of coupons what breaks it. */
export const COUPON_FAULTS: Record<string, string[]> = {
  'a used coupon was booked by its amount, and no other was': [
    coupon({ state: 'used' }),
    coupon({ state: 'issued' }) + booked(5_000),
    coupon({ state: 'used' }) + booked(4_999),
  ],
  'a used coupon of money requires its turnover': [
    coupon({ state: 'used', kind: 'money', currency: 'KRW' }) + booked(5_000, 'money', 'KRW'),
    coupon({ state: 'used' }) + booked(5_000) + required(5_000),
  ],
  'a coupon is in the state of its last step': [
    coupon({ state: 'revoked', lastStep: 'issued' }),
    `${coupon({ state: 'issued' })} insert into coupon_step values ('cpn_seed', 2, 'use', 'issued', 'used', 'x', null, 0);`,
  ],
  'a coupon of money is in the currency of its member': [
    coupon({ state: 'issued', kind: 'money', currency: 'USD' }),
  ],
  'a code has given as many coupons as it counts': [
    code(1),
    coupon({ state: 'issued' }) + code(0, MEMBER),
  ],
  'a coupon of a code belongs to who typed it': [
    coupon({ state: 'issued' }) + code(1, 'mem_demo_member01'),
  ],
  'coupons of staff are as many as were requested, once that is approved': [
    grant('approved', { memberIds: [MEMBER] }),
    grant('approved', { code: 'SEED' }),
    `${grant('rejected', { memberIds: [MEMBER] })} ${coupon({ state: 'issued' })}
     update coupon set request_id = 'req_x' where id = 'cpn_seed';`,
  ],
  'coupons of much worth are given by two people': [
    grant('approved', { won: 300_000 }),
    grant('approved', { takesTwo: true }),
  ],
};
