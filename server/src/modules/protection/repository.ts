import type { Currency } from '#rules/money.ts';
import type { LimitKind, LimitPeriod } from '#rules/protection.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Protection } from './types.ts';

export interface StoredLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: number;
  nextAmount: number | null;
  nextFrom: number | null;
}

/** A limit with what is used of it; sessions in milliseconds. */
export interface LimitUse extends StoredLimit {
  used: number;
  freeAt: number | null;
}

type Change = Protection['changes'][number];
type Stop = NonNullable<Protection['stop']>;

const STORED = `kind, period, amount, next_amount as "nextAmount", next_from as "nextFrom"`;

/** All bets and deposits of the member wait until the transaction ends. Returns when the last one was booked. */
export async function lockMember(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ lastAt: number }>(
    `select a.last_at as "lastAt" from account a join member m on m.id = a.owner and m.currency = a.currency
     where a.owner = $1 and a.kind = 'money' for no key update of a`,
    [memberId],
  );
  if (!row) throw new Error(`a member without a wallet: ${memberId}`);
  return row.lastAt;
}

export async function readCurrency(q: Queryable, memberId: string): Promise<Currency | null> {
  const [row] = await q.query<{ currency: Currency }>('select currency from member where id = $1', [
    memberId,
  ]);
  return row?.currency ?? null;
}

export function readUse(q: Queryable, memberId: string, at: number): Promise<LimitUse[]> {
  return q.query<LimitUse>(
    `select ${STORED}, used, free_at as "freeAt" from protection_usage($1, $2)
     order by array_position(array['deposit', 'stake', 'loss', 'session'], kind),
       array_position(array['day', 'week', 'month'], period)`,
    [memberId, at],
  );
}

/** As it is stored, a raise that is due included. */
export async function readLimit(
  q: Queryable,
  memberId: string,
  { kind, period }: Pick<StoredLimit, 'kind' | 'period'>,
): Promise<StoredLimit | null> {
  const [row] = await q.query<StoredLimit>(
    `select ${STORED} from protection_limit where member_id = $1 and kind = $2 and period = $3`,
    [memberId, kind, period],
  );
  return row ?? null;
}

export async function saveLimit(
  q: Queryable,
  memberId: string,
  { kind, period, amount, nextAmount, nextFrom }: StoredLimit,
  at: number,
): Promise<void> {
  await q.query(
    `insert into protection_limit (member_id, kind, period, amount, next_amount, next_from, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id, kind, period) do update set amount = excluded.amount,
       next_amount = excluded.next_amount, next_from = excluded.next_from, updated_at = excluded.updated_at`,
    [memberId, kind, period, amount, nextAmount, nextFrom, at],
  );
}

export async function removeLimit(
  q: Queryable,
  memberId: string,
  { kind, period }: Pick<StoredLimit, 'kind' | 'period'>,
): Promise<void> {
  await q.query('delete from protection_limit where member_id = $1 and kind = $2 and period = $3', [
    memberId,
    kind,
    period,
  ]);
}

/** Adds a change after the others of the member, who is locked. */
export async function insertChange(q: Queryable, memberId: string, change: Change): Promise<void> {
  const { kind, period, event, from, to, at } = change;
  await q.query(
    `insert into protection_change (member_id, n, kind, period, event, from_amount, to_amount, at)
     select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7 from protection_change where member_id = $1`,
    [memberId, kind, period, event, from, to, at],
  );
}

/** The last changes of a member's limits, newest first. */
export function listChanges(q: Queryable, memberId: string, limit: number): Promise<Change[]> {
  return q.query<Change>(
    `select kind, period, event, from_amount as "from", to_amount as "to", at
     from protection_change where member_id = $1 order by n desc limit $2`,
    [memberId, limit],
  );
}

/** The stop that a member is in; of several the one that ends last. */
export async function readStop(q: Queryable, memberId: string, at: number): Promise<Stop | null> {
  const [row] = await q.query<Stop>(
    `select kind, from_at as "from", until_at as "until" from protection_stop
     where member_id = $1 and until_at > $2 order by until_at desc limit 1`,
    [memberId, at],
  );
  return row ?? null;
}

export async function insertStop(
  q: Queryable,
  memberId: string,
  { id, kind, from, until }: Stop & { id: string },
): Promise<void> {
  await q.query(
    'insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $2, $3, $4, $5)',
    [id, memberId, kind, from, until],
  );
}

/** When the next raise is due, epoch milliseconds; null without one. */
export async function nextRaise(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select min(next_from) as at from protection_limit where next_from is not null',
  );
  return row?.at ?? null;
}

/** Members with raises that are due, with each of those limits. */
export function listDueRaises(
  q: Queryable,
  now: number,
  limit: number,
): Promise<(Pick<StoredLimit, 'kind' | 'period'> & { memberId: string })[]> {
  return q.query(
    `select member_id as "memberId", kind, period from protection_limit where next_from <= $1
     order by next_from, member_id, kind, period limit $2`,
    [now, limit],
  );
}

/** Open deposits of members who have stopped, oldest first. */
export async function listStoppedDeposits(
  q: Queryable,
  at: number,
  memberId: string | null = null,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select r.id from request r
     where (r.kind = 'deposit' and r.is_open or r.kind = 'tetherDeposit' and r.state = 'waiting') and ($2::text is null or r.member_id = $2)
       and exists (select from protection_stop s where s.member_id = r.member_id and s.until_at > $1)
     order by r.created_at, r.id`,
    [at, memberId],
  );
  return rows.map(({ id }) => id);
}

export interface CheckFacts {
  currency: Currency;
  startedAt: number;
  answeredAt: number | null;
  net: number;
}

/** What a reality check is made of, for a session that is open. */
export async function readCheck(q: Queryable, sessionId: string): Promise<CheckFacts | null> {
  const [row] = await q.query<CheckFacts>(
    `select m.currency, s.created_at as "startedAt", c.answered_at as "answeredAt",
       protection_net(m.id, s.created_at) as net
     from session s join member m on m.id = s.member_id left join reality_check c on c.session_id = s.id
     where s.id = $1`,
    [sessionId],
  );
  return row ?? null;
}

/** Notes that a check was answered; an answer never moves back. */
export async function saveAnswer(q: Queryable, sessionId: string, at: number): Promise<void> {
  await q.query(
    `insert into reality_check (session_id, answered_at) values ($1, $2)
     on conflict (session_id) do update
       set answered_at = greatest(reality_check.answered_at, excluded.answered_at)`,
    [sessionId, at],
  );
}
