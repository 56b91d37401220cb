import type { JointPrice } from '#rules/joint.ts';
import type { Queryable } from '../../lib/db.ts';
import { readBets } from './bet-repository.ts';
import { lockBet } from './repository.ts';
import type { Refusal, StoredBet } from './types.ts';

export type Decision =
  | {
      accept: true;
      odds: number[];
      joint: readonly JointPrice[];
      totalOdds: number;
      potentialPayout: number;
    }
  | { accept: false; refusals: Refusal[] };

/** The instant at which the next held bet has waited long enough. */
export async function nextPendingDue(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ due: number | null }>(
    `select min(pending_until) as due from bet where status = 'pending'`,
  );
  return row?.due ?? null;
}

export async function duePending(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from bet where status = 'pending' and pending_until <= $1 order by pending_until, id limit $2`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

/** Locks a bet's account and the bet, among the bookings that settlement waits for; null when it is pending no more. */
export async function lockPending(q: Queryable, betId: string): Promise<StoredBet | null> {
  await q.query('select bet_join_bookings()');
  if ((await lockBet(q, betId)) !== 'pending') return null;
  return (await readBets(q, [betId]))[0] ?? null;
}

/** Accepts or refuses a locked pending bet. */
export async function resolvePending(
  q: Queryable,
  decision: Decision & { betId: string; txId: string },
  at: number,
): Promise<void> {
  const fn = decision.accept ? 'bet_accept' : 'bet_refuse';
  await q.query(`select ${fn}($1::jsonb, $2)`, [JSON.stringify(decision), at]);
}
