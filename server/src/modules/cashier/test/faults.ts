import { ENTRIES } from '#rules/ledger.ts';

/** Statements that store requests, so that a test of the invariants can break one thing about them. */

const MEMBER = 'mem_demo_member02';

interface SeedRequest {
  kind: 'deposit' | 'withdrawal';
  state: string;
  details?: object;
}

const DETAILS = {
  amount: 10_000,
  currency: 'KRW',
  bonus: 'none',
  bonusPoints: 0,
  turnover: 10_000,
};

const OPEN_STATES = ['requested', 'checking', 'awaiting_second'];

function request({ kind, state, details = {} }: SeedRequest): string {
  const stored = JSON.stringify({ ...DETAILS, ...details });
  return `
    insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
    values ('req_seed', '${kind}', '${MEMBER}', '${state}', ${OPEN_STATES.includes(state)}, true, '${stored}', 0, 0);
    insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
    values ('req_seed', 1, 'open', '${state}', 'system', 'system', 0);`;
}

function post(
  key: string,
  kind: string,
  amount: number,
  { to = 'money', from = 'house:bank', currency = 'KRW' } = {},
): string {
  const account = (place: string) => ({
    owner: place.startsWith('house:') ? null : MEMBER,
    kind: place,
    currency,
  });
  const lines = [
    { ...account(from), amount: -amount },
    { ...account(to), amount },
  ];
  const code = ENTRIES.find((one) => one.kind === kind)?.code;
  const entry = { id: `txn_${key}`, key, code, kind, actor: 'system', at: 0, lines };
  return `select ledger_post('${JSON.stringify(entry)}'::jsonb);`;
}

const requirement = (required = 10_000, closed = false) => `
  insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at, closed_at, close_reason)
  values ('tur_seed', '${MEMBER}', 'deposit', 'req_seed', 'KRW', ${required}, 0, ${closed ? "0, 'reversed'" : 'null, null'});`;

const credit = (amount = 10_000) => post('deposit:req_seed:approve', 'deposit', amount);
const deposit = (state = 'approved', details = {}) => request({ kind: 'deposit', state, details });
const withdrawal = (state: string) => request({ kind: 'withdrawal', state });
const hold = (amount = 10_000) =>
  post('withdraw:req_seed:hold', 'withdraw.hold', amount, { from: 'money', to: 'hold_withdraw' });

/** By rule of the cashier what breaks it. */
export const CASHIER_FAULTS: Record<string, string[]> = {
  'a deposit is credited once it is approved, by its amount, and no other is': [
    deposit() + requirement(),
    deposit() + requirement() + credit(9_999),
    deposit('rejected') + credit(),
  ],
  'an approved deposit brought its points': [
    deposit('approved', { bonus: 'every', bonusPoints: 300 }) + requirement() + credit(),
    deposit() +
      requirement() +
      credit() +
      post('deposit:req_seed:bonus', 'deposit.bonus', 1, {
        from: 'house:bonus',
        to: 'points_held',
        currency: 'POINT',
      }) +
      post('bonus:none:forfeit', 'deposit.bonusForfeit', 1, {
        from: 'points_held',
        to: 'house:bonus',
        currency: 'POINT',
      }),
  ],
  'a deposit is taken back where it was reversed, and no other is': [
    deposit('reversed') + requirement(10_000, true) + credit(),
  ],
  'an approved deposit has a turnover, ended where it was reversed': [
    deposit() + credit(),
    deposit() + credit() + requirement(9_999),
    deposit('rejected') + requirement(),
    deposit('reversed') +
      credit() +
      requirement() +
      post('deposit:req_seed:approve:reverse', 'deposit.cancel', -10_000),
  ],
  'a large amount in won was decided by two people': [
    deposit('approved', { amount: 2_000_000 }) + requirement() + credit(2_000_000),
  ],
  'coins bring no bonus of won, and won none of coins': [
    deposit('requested', { bonus: 'coin' }),
    deposit('requested', { bonus: 'joinFirst', currency: 'USD' }),
  ],
  'held money is that of open withdrawals': [
    hold(),
    withdrawal('requested') + hold(9_999),
    withdrawal('paid') +
      hold() +
      post('withdraw:req_seed:paid', 'withdraw.paid', 1, {
        from: 'hold_withdraw',
        to: 'house:bank',
      }),
  ],
  'each step of a withdrawal is booked, and no other is': [
    withdrawal('failed') +
      hold() +
      post('withdraw:req_seed:paid', 'withdraw.paid', 10_000, {
        from: 'hold_withdraw',
        to: 'house:bank',
      }),
    withdrawal('cancelled'),
  ],
};

const requirementWith = (bonus: string) => `
  insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at, base,
    bonus_points, bonus_worth, held_points)
  values ('tur_held', '${MEMBER}', 'deposit', 'req_held', 'KRW', 20000, 0, 10000, ${bonus});`;
const POINT = { currency: 'POINT' };
const heldPoints = (points: number) =>
  post('deposit:req_held:bonus', 'deposit.bonus', points, {
    from: 'house:bonus',
    to: 'points_held',
    ...POINT,
  });
const letGo = (what: 'release' | 'forfeit', to: string) =>
  post(
    `bonus:tur_held:${what}`,
    what === 'release' ? 'deposit.bonusRelease' : 'deposit.bonusForfeit',
    300,
    { from: 'points_held', to, ...POINT },
  );

/** By rule of the turnover what breaks it. */
export const TURNOVER_FAULTS: Record<string, string[]> = {
  'a turnover is required in the currency of its member': [
    `insert into turnover_requirement values ('t', '${MEMBER}', 'points', 'x', 'USD', 1, 0);`,
  ],
  'held points are those of open requirements': [
    heldPoints(300),
    requirementWith('300, 300, 300') + heldPoints(299),
  ],
  'points of a bonus are held, or were released, forfeited or taken back once': [
    requirementWith('300, 300, 0'),
    requirementWith('300, 300, 300') + heldPoints(600) + letGo('release', 'points'),
    requirementWith('300, 300, 0') +
      heldPoints(600) +
      letGo('release', 'points') +
      letGo('forfeit', 'house:bonus'),
  ],
  'a turnover ends after it began': [
    `insert into turnover_requirement values ('t', '${MEMBER}', 'points', 'x', 'KRW', 1, 2, 1, 'met');`,
  ],
};
