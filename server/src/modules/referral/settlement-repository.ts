import type { SettlementKind } from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { Settlement, SettlementDetails } from './types.ts';

const ROWS = `
  select s.request_id as id, s.kind, r.state, s.period_from as "from", s.period_to as "to", s.currency,
    jsonb_build_object('sportsLost', s.sports_lost, 'casino', s.casino, 'slot', s.slot, 'newFriends', s.new_friends) as basis,
    coalesce(s.paid, s.amount) as amount, r.created_at as "createdAt", r.updated_at as "updatedAt",
    (select t.reason from request_step t where t.request_id = r.id and t.to_state = 'rejected') as reason
  from settlement s join request r on r.id = s.request_id`;

/** Stores what a request is for; false when its period was requested already and not rejected. */
export async function insertSettlement(
  q: Queryable,
  request: { id: string; memberId: string },
  { kind, from, to, currency, basis, amount }: SettlementDetails,
): Promise<boolean> {
  const rows = await q.query(
    `insert into settlement (request_id, member_id, kind, period_from, period_to, currency, sports_lost, casino, slot,
       new_friends, amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1`,
    [
      ...[request.id, request.memberId, kind, from, to, currency],
      ...[basis.sportsLost, basis.casino, basis.slot, basis.newFriends, amount],
    ],
  );
  return rows.length > 0;
}

/** Whether the period is requested or paid. */
export async function isTaken(
  q: Queryable,
  { memberId, kind, from }: { memberId: string; kind: SettlementKind; from: number },
): Promise<boolean> {
  const rows = await q.query(
    'select 1 from settlement where member_id = $1 and kind = $2 and period_from = $3 and is_current',
    [memberId, kind, from],
  );
  return rows.length > 0;
}

export async function savePaid(q: Queryable, requestId: string, paid: number): Promise<void> {
  await q.query('update settlement set paid = $2 where request_id = $1', [requestId, paid]);
}

export async function freePeriod(q: Queryable, requestId: string): Promise<void> {
  await q.query('update settlement set is_current = false where request_id = $1', [requestId]);
}

/** Of one kind or of all, newest first, from the one after `after`. */
export function listSettlements(
  q: Queryable,
  memberId: string,
  page: { kind: SettlementKind | null; after: Position | undefined; limit: number },
): Promise<Settlement[]> {
  const { kind, after, limit } = page;
  return q.query<Settlement>(
    `${ROWS} where s.member_id = $1 and r.kind = 'settlement' and ($2::text is null or s.kind = $2)
       and ($3::bigint is null or (r.created_at, r.id) < ($3, $4))
     order by r.created_at desc, r.id desc limit $5`,
    [memberId, kind, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** The settlement that counts, else the newest rejected one, of each of a kind's periods since an instant. */
export function listPeriods(
  q: Queryable,
  { memberId, kind, since }: { memberId: string; kind: SettlementKind; since: number },
): Promise<Settlement[]> {
  return q.query<Settlement>(
    `select distinct on ("from") * from (${ROWS}
       where s.member_id = $1 and s.kind = $2 and s.period_from >= $3) own
     order by "from", (state = 'rejected'), "createdAt" desc, id desc`,
    [memberId, kind, since],
  );
}

/** In no order. */
export function readSettlements(q: Queryable, ids: readonly string[]): Promise<Settlement[]> {
  return q.query<Settlement>(`${ROWS} where s.request_id = any($1::text[])`, [ids]);
}

/** The same with whose they are. */
export function readForStaff(
  q: Queryable,
  ids: readonly string[],
): Promise<(Settlement & { memberId: string })[]> {
  return q.query<Settlement & { memberId: string }>(
    `select own.*, s.member_id as "memberId" from (${ROWS} where s.request_id = any($1::text[])) own
       join settlement s on s.request_id = own.id`,
    [ids],
  );
}
