import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

export type CashOut = components['schemas']['CashOut'];
export type CashOutReason = components['schemas']['CashOutReason'];

/** The columns of a cash-out, of `cash_out c`. */
export const CASH_OUT_COLUMNS = `'id', c.id, 'betId', c.bet_id, 'status', c.status, 'isAuto', c.is_auto, 'stake', c.stake,
  'asked', c.asked, 'amount', c.amount, 'at', c.at, 'pendingUntil', c.pending_until, 'decidedAt', c.decided_at,
  'reason', c.reason`;

/** With who requested it. */
export interface StoredCashOut extends CashOut {
  memberId: string;
  ip: string | null;
}

/** Stores a cash-out as it is after the request. */
export async function insertCashOut(q: Queryable, cashOut: StoredCashOut): Promise<void> {
  const { id, betId, memberId, status, isAuto, stake, asked, amount, at } = cashOut;
  await q.query(
    `insert into cash_out (id, bet_id, member_id, status, is_auto, stake, asked, amount, at, pending_until, decided_at,
       reason, ip)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, betId, memberId, status, isAuto, stake, asked, amount, at],
      ...[cashOut.pendingUntil, cashOut.decidedAt, cashOut.reason, cashOut.ip],
    ],
  );
}

/** Notes what became of a cash-out that waited. */
export async function decideCashOut(
  q: Queryable,
  { id, status, amount, decidedAt, reason }: CashOut,
): Promise<void> {
  await q.query(
    `update cash_out set status = $2, amount = $3, decided_at = $4, reason = $5, pending_until = null where id = $1`,
    [id, status, amount, decidedAt, reason],
  );
}

export interface CashOutPayment {
  id: string;
  betId: string;
  txId: string;
  stake: number;
  amount: number;
  /** Member id. */
  actor: string;
  ip: string | null;
  /** Whether the result of a bet that it closes counts as seen by the member. */
  seen: boolean;
}

/** Pays a cash-out of a locked bet; false when the bet is not open any more, or has less left. */
export async function payCashOut(
  q: Queryable,
  payment: CashOutPayment,
  at: number,
): Promise<boolean> {
  const [row] = await q.query<{ paid: boolean }>('select bet_cash_out($1::jsonb, $2) as paid', [
    JSON.stringify(payment),
    at,
  ]);
  return row?.paid ?? false;
}

/** The cash-out of a bet that waits, or null. */
export async function findWaiting(q: Queryable, betId: string): Promise<StoredCashOut | null> {
  const [row] = await q.query<{ found: StoredCashOut }>(
    `select json_build_object(${CASH_OUT_COLUMNS}, 'memberId', c.member_id, 'ip', c.ip) as found
     from cash_out c where c.bet_id = $1 and c.status = 'pending'`,
    [betId],
  );
  return row?.found ?? null;
}

/** The instant at which the next cash-out has waited long enough. */
export async function nextCashOutDue(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ due: number | null }>(
    `select min(pending_until) as due from cash_out where status = 'pending'`,
  );
  return row?.due ?? null;
}

/** Bets whose cash-out has waited long enough at `now`. */
export async function dueCashOuts(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ betId: string }>(
    `select bet_id as "betId" from cash_out where status = 'pending' and pending_until <= $1
     order by pending_until, id limit $2`,
    [now, limit],
  );
  return rows.map(({ betId }) => betId);
}

/** The offer at which a bet is cashed out by itself. */
export async function saveTarget(
  q: Queryable,
  { betId, target, at }: { betId: string; target: number; at: number },
): Promise<void> {
  await q.query(
    `insert into cash_out_target (bet_id, target, at) values ($1, $2, $3)
     on conflict (bet_id) do update set target = excluded.target, at = excluded.at`,
    [betId, target, at],
  );
}

export async function deleteTarget(q: Queryable, betId: string): Promise<void> {
  await q.query('delete from cash_out_target where bet_id = $1', [betId]);
}

/** Open bets that have a target and no cash-out that waits, by id, after one of them. */
export async function betsWithTarget(
  q: Queryable,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select t.bet_id as id from cash_out_target t join bet b on b.id = t.bet_id
     where t.bet_id > $1 and b.status = 'accepted'
       and not exists (select from cash_out c where c.bet_id = t.bet_id and c.status = 'pending')
     order by t.bet_id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

export async function hasTargets(q: Queryable): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    'select exists (select from cash_out_target) as found',
  );
  return row?.found ?? false;
}
