import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { MemberContext, Refusal, StoredBet } from './types.ts';

/** Approved members with their money account; others are left out. */
export async function readMembers(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, MemberContext>> {
  const rows = await q.query<MemberContext>(
    `select m.id, m.level, m.currency, m.odds_policy as "oddsPolicy", a.id as "accountId", a.balance,
       ${USD_RATE} as rate,
       (select s.value from setting s where s.key = 'levelLimits') as "setLimits"
     from member m join account a on a.owner = m.id and a.kind = 'money' and a.currency = m.currency
     where m.id = any($1) and m.state = 'approved'`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The break or exclusion that a member is in, as refusals of a held bet. */
export async function readStop(q: Queryable, memberId: string, at: number): Promise<Refusal[]> {
  const [row] = await q.query<{ refusals: Refusal[] }>(
    'select protection_stop_of($1, $2) as refusals',
    [memberId, at],
  );
  return row?.refusals ?? [];
}

export type PlaceAnswer =
  | {
      outcome: 'stored' | 'replay';
      status: 201 | 422;
      answer: unknown;
      emoney?: number;
      point?: number;
    }
  | { outcome: 'reused' }
  | { outcome: 'stale' }
  | { outcome: 'blocked' }
  | { outcome: 'failed'; state: string; message: string };

/** Places a batch; the answers come in the order of the items. */
export async function placeBatch(
  q: Queryable,
  items: readonly object[],
  at: number,
): Promise<PlaceAnswer[]> {
  const [row] = await q.query<{ answers: PlaceAnswer[] }>(
    'select bet_place_batch($1::jsonb, $2) as answers',
    [JSON.stringify(items), at],
  );
  return row?.answers ?? [];
}

export type CancelAnswer = 'cancelled' | 'already' | 'refused';

export interface StoredCancelOrder {
  betId: string;
  txId: string;
  actor: string;
  ip: string | null;
  reason: string | null;
  byMember: boolean;
}

/** Locks a bet's account and the bet; its state, null when there is none. */
export async function lockBet(q: Queryable, betId: string): Promise<StoredBet['status'] | null> {
  const [locked] = await q.query<{ status: StoredBet['status'] | null }>(
    'select status from bet_lock($1)',
    [betId],
  );
  return locked?.status ?? null;
}

export async function countCancelled(
  q: Queryable,
  memberId: string,
  since: number,
): Promise<number> {
  const [row] = await q.query<{ bets: number }>(
    'select count(*)::int as bets from bet where member_id = $1 and cancelled_by_member and settled_at >= $2',
    [memberId, since],
  );
  return row?.bets ?? 0;
}

export async function cancelBet(
  q: Queryable,
  order: StoredCancelOrder,
  at: number,
): Promise<CancelAnswer> {
  const [row] = await q.query<{ answer: CancelAnswer }>(
    'select bet_cancel($1::jsonb, $2) as answer',
    [JSON.stringify(order), at],
  );
  return row?.answer ?? 'refused';
}

/** Whether the database has a function of this name and these argument types. */
export async function hasFunction(q: Queryable, signature: string): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    'select to_regprocedure($1) is not null as found',
    [signature],
  );
  return row?.found ?? false;
}
