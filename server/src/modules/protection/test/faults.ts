/** Statements that break what is true of limits and stops, one way each. */

const MEMBER = 'mem_demo_member02';
const DAY = 86_400_000;

interface Seed {
  amount?: number;
  nextAmount?: number | null;
  nextFrom?: number | null;
}

function limit({ amount = 100, nextAmount = null, nextFrom = null }: Seed = {}): string {
  return `
    insert into protection_limit (member_id, kind, period, amount, next_amount, next_from, updated_at)
    values ('${MEMBER}', 'stake', 'day', ${amount}, ${nextAmount}, ${nextFrom}, 0);`;
}

function change(n: number, event: string, from: number | null, to: number | null): string {
  return `
    insert into protection_change (member_id, n, kind, period, event, from_amount, to_amount, at)
    values ('${MEMBER}', ${n}, 'stake', 'day', '${event}', ${from}, ${to}, 0);`;
}

/** Begins just before the last booking of the member, which a further one is dated by. */
function stop(kind: 'break' | 'exclusion', days: number): string {
  return `
    insert into protection_stop (id, member_id, kind, from_at, until_at)
    select 'stp_seed', '${MEMBER}', '${kind}', last_at - 1, last_at - 1 + ${days * DAY}
    from account where owner = '${MEMBER}' and kind = 'money' and currency = 'KRW';`;
}

function booked(code: number, kind: string, amount: number, house: string): string {
  const lines = [
    { owner: null, kind: house, currency: 'KRW', amount: -amount },
    { owner: MEMBER, kind: 'money', currency: 'KRW', amount },
  ];
  const entry = { id: 'txn_1', key: 'seed', code, kind, actor: 'system', at: DAY, lines };
  return `select ledger_post('${JSON.stringify(entry)}'::jsonb);`;
}

const lowered = change(1, 'lower', null, 100);

/** By rule of protection what breaks it. */
/** All hours of the member are summed, and what the last one comes to; nothing where that is left out. */
function summed(loss?: number): string {
  const account = `from account where owner = '${MEMBER}' and kind = 'money' and currency = 'KRW';`;
  const hours = `insert into protection_summed (account_id, from_at, to_at)
    select id, 0, last_at / 3600000 * 3600000 + 3600000 ${account}`;
  if (loss === undefined) return hours;
  return `${hours}
    insert into protection_hour (account_id, start_at, is_whole, deposit, stake, loss)
    select id, last_at / 3600000 * 3600000, true, 0, -1000, ${loss} ${account}`;
}

export const PROTECTION_FAULTS: Record<string, string[]> = {
  'a limit is what its last change left': [
    limit(),
    lowered,
    limit({ amount: 101 }) + lowered,
    limit({ amount: 200, nextAmount: 300, nextFrom: DAY }) + lowered + change(2, 'raise', 100, 300),
  ],
  'a raise that waits is the last change of its limit, and waits 24 hours': [
    limit({ nextAmount: 200, nextFrom: DAY }) + lowered,
    limit() + lowered + change(2, 'raise', 100, 200),
    limit({ nextAmount: 200, nextFrom: DAY - 1 }) + lowered + change(2, 'raise', 100, 200),
    limit({ nextAmount: 300, nextFrom: DAY }) + lowered + change(2, 'raise', 100, 200),
  ],
  'no stop is shorter than it can be chosen': [
    stop('break', 0.5),
    stop('break', 31),
    stop('exclusion', 30),
    stop('exclusion', 2_000),
  ],
  'nothing was staked or deposited in a stop': [
    stop('break', 30) + booked(2_110, 'deposit.tether', 10_000, 'house:tether'),
    stop('exclusion', 365) + booked(9_100, 'casino.bet', -1_000, 'house:casino'),
  ],
  'an hour that is summed is what its lines come to': [
    booked(9_100, 'casino.bet', -1_000, 'house:casino') + summed(),
    booked(9_100, 'casino.bet', -1_000, 'house:casino') + summed(-999),
  ],
  'no check was answered before there was one': [
    `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ended_at, end_reason, ip)
       values ('ses_seed', '${'a'.repeat(64)}', '${MEMBER}', 0, ${DAY}, ${DAY}, ${DAY}, 'logout', '::1');
     insert into reality_check (session_id, answered_at) values ('ses_seed', 3599999);`,
  ],
};
