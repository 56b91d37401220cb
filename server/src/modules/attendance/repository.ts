import { ATTENDANCE_RULES, type AttendanceRules, type AttendanceStep } from '#rules/attendance.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';

/** Who attends. */
interface Attendee {
  currency: Currency;
  /** Whether the member takes a break, is excluded, or may not act at all. */
  isBarred: boolean;
}

/** Instants from `from` until before `to`. */
interface Span {
  from: number;
  to: number;
}

/** Null for whoever is no member. */
export async function readAttendee(
  q: Queryable,
  memberId: string,
  now: number,
): Promise<Attendee | null> {
  const [row] = await q.query<Attendee>(
    `select currency, state <> 'approved' or protection_stop_of(id, $2) <> '[]' as "isBarred" from member where id = $1`,
    [memberId, now],
  );
  return row ?? null;
}

/** Those of a time that were not taken back, minor units of the member's currency. */
export function listDeposits(
  q: Queryable,
  memberId: string,
  { from, to }: Span,
): Promise<{ at: number; amount: number }[]> {
  return q.query(
    `select l.at, l.amount from account a join ledger_line l on l.account_id = a.id
     where a.owner = $1 and a.kind = 'money' and l.balance_after is not null and l.at >= $2 and l.at < $3
       and l.code = any($4) and not exists (select from ledger_tx u where u.reverses = l.tx_id)`,
    [memberId, from, to, [ENTRY.deposit.code, ENTRY.depositTether.code]],
  );
}

/** The days of a time that a member attended, rising, each with when. */
export function listStamps(
  q: Queryable,
  memberId: string,
  { from, to }: Span,
): Promise<{ day: number; at: number }[]> {
  return q.query(
    'select day, at from attendance where member_id = $1 and day >= $2 and day < $3 order by day',
    [memberId, from, to],
  );
}

/** What a month gave beside its days. */
export function listRewards(
  q: Queryable,
  memberId: string,
  month: string,
): Promise<(AttendanceStep & { at: number })[]> {
  return q.query(
    'select days, points, at from attendance_reward where member_id = $1 and month = $2 order by days',
    [memberId, month],
  );
}

interface Stamp {
  memberId: string;
  day: number;
  points: number;
  at: number;
}

/** Returns whether the day was not attended before. */
export async function insertStamp(
  q: Queryable,
  { memberId, day, points, at }: Stamp,
): Promise<boolean> {
  const rows = await q.query(
    `insert into attendance (member_id, day, points, at) values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    [memberId, day, points, at],
  );
  return rows.length > 0;
}

/** Returns whether the month had not given the reward before. */
export async function insertReward(
  q: Queryable,
  { memberId, month, days, points, at }: AttendanceStep & Omit<Stamp, 'day'> & { month: string },
): Promise<boolean> {
  const rows = await q.query(
    `insert into attendance_reward (member_id, month, days, points, at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [memberId, month, days, points, at],
  );
  return rows.length > 0;
}

export async function countAttended(q: Queryable, day: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from attendance where day = $1',
    [day],
  );
  return row?.count ?? 0;
}

export async function readRules(q: Queryable): Promise<AttendanceRules> {
  const [row] = await q.query<{ rules: AttendanceRules }>('select rules from attendance_rules');
  return row?.rules ?? ATTENDANCE_RULES;
}

/** Locks the rules until the transaction ends. */
export async function takeRules(q: Queryable): Promise<AttendanceRules> {
  await q.query(`select pg_advisory_xact_lock(hashtextextended('attendanceRules', 0))`);
  return readRules(q);
}

export async function saveRules(q: Queryable, rules: AttendanceRules): Promise<void> {
  await q.query(
    `insert into attendance_rules (rules) values ($1::jsonb) on conflict (is_set) do update set rules = excluded.rules`,
    [JSON.stringify(rules)],
  );
}
