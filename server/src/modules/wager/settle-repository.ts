import type { Queryable } from '../../lib/db.ts';
import { readBets } from './bet-repository.ts';
import type { StoredBet } from './types.ts';

export interface EventRef {
  kind: string;
  id: string;
  version: number;
}

/** Waits until every bet is stored that was booked before what the caller has just read. */
export async function awaitBookings(q: Queryable): Promise<void> {
  await q.query('select bet_await_bookings()');
}

/** The next page of bets with a leg of the event that is open or was decided by an older result. */
export async function betsToSettle(
  q: Queryable,
  event: EventRef,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select distinct l.bet_id as id from bet_leg l join bet b on b.id = l.bet_id
     where l.event_id = $1 and l.subject_kind = $2 and l.bet_id > $3 and (l.result = 0 or l.result_version < $4)
       and b.status in ('accepted', 'settled')
     order by l.bet_id limit $5`,
    [event.id, event.kind, after, event.version, limit],
  );
  return rows.map((row) => row.id);
}

/** Those that can be settled, in the order in which placements lock accounts. */
export async function readSettleBets(q: Queryable, ids: readonly string[]): Promise<StoredBet[]> {
  const order = await q.query<{ id: string }>(
    `select b.id from bet b join account a on a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency
     where b.id = any($1) and b.status in ('accepted', 'settled') order by a.id, b.id`,
    [ids],
  );
  const found = new Map((await readBets(q, ids)).map((bet) => [bet.id, bet]));
  return order.flatMap(({ id }) => found.get(id) ?? []);
}

/** Writes settlements, each on its own; the answers (stale, written, settled, reopened, failed …) come in order. */
export async function settleBatch(
  q: Queryable,
  items: readonly object[],
  at: number,
): Promise<string[]> {
  const [row] = await q.query<{ answers: string[] }>(
    'select bet_settle_batch($1::jsonb, $2) as answers',
    [JSON.stringify(items), at],
  );
  return row?.answers ?? [];
}
