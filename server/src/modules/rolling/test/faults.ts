import { entryOf } from '#rules/ledger.ts';

/** Statements that break what is true of rolling comp, one way each. */

const MEMBER = 'mem_demo_member02';

function post(key: string, code: number, lines: object[]): string {
  const kind = entryOf(code)?.kind;
  const entry = { id: `txn_${key}`, key, code, kind, actor: 'system', at: 0, lines };
  return `select ledger_post('${JSON.stringify(entry)}'::jsonb);`;
}

const own = (kind: string, amount: number) => ({ owner: MEMBER, kind, currency: 'KRW', amount });
const house = (amount: number) => ({ owner: null, kind: 'house:comp', currency: 'KRW', amount });
const earn = (amount: number) =>
  post('comp:bet_seed:1:mem_demo_member02', 4700, [own('rolling_mini', amount), house(-amount)]);

/** A bet of 10,000 won on a mini game that was lost, with all that the other rules want of it. */
export const bet = (label: number) => `
  insert into bet (id, member_id, key, type, mode, status, label, placed_at, stake, currency, total_odds, potential_payout,
    payout, settled_at, version, combo_key, odds_policy)
  values ('bet_seed', '${MEMBER}', 'key-seed', 3, 'mini', 'settled', ${label}, 0, 10000, 'KRW', 200, 20000, 0, 0, 1, '', 'none');
  insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
  values ('bet_seed', 0, 'coin_side', 'a', 'a', '{}', 200, 1);
  select idempotency_save('${MEMBER}', 'bet', 'key-seed', '', 201, '{"id": "bet_seed"}', 0);
  ${post('bet:bet_seed:stake', 4100, [own('money', -10_000), { ...house(10_000), kind: 'house:betting' }])}`;

const accrual = (amount: number, state = 'booked', label = 1) => `${bet(label)}
  insert into rolling_accrual (bet_id, version, member_id, category, currency, stake, basis_points, amount, state, at)
  values ('bet_seed', 1, '${MEMBER}', 'mini', 'KRW', 10000, 100, ${amount}, '${state}', 0);`;

const conversion = `
  insert into rolling_conversion (id, member_id, currency, casino, slot, mini, amount, at)
  values ('rol_seed', '${MEMBER}', 'KRW', 0, 0, 1000, 1000, 0);`;
const converted = (amount: number) =>
  accrual(100).replaceAll('10000', '200000').replace('100, 100', '100, 2000') +
  earn(2_000) +
  post('rolling:rol_seed', 6200, [own('rolling_mini', -amount), own('money', amount)]);

/** By rule of rolling comp what breaks it. */
export const ROLLING_FAULTS: Record<string, string[]> = {
  'rolling comp is booked as it was earned, less what was taken back': [
    accrual(100),
    accrual(100) + earn(99),
    accrual(100, 'due') + earn(100),
    earn(100),
  ],
  'rolling comp is a share of its bet, and of a bet that was decided': [
    accrual(101) + earn(101),
    accrual(100, 'booked', 3) + earn(100),
  ],
  'rolling is converted as the ledger has it, and nothing else is': [
    conversion,
    converted(1_000),
    conversion + converted(999),
  ],
  'nobody has a higher rate than who they signed up with': [
    `update member set store_user_id = 'mem_demo_member01' where id = '${MEMBER}';
     insert into rolling_rate values ('${MEMBER}', 'mini', 101, 0);`,
  ],
};
