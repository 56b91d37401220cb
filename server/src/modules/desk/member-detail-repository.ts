import type { Queryable } from '../../lib/db.ts';
import type { DeskBalances, DeskMember } from './types.ts';

/** Sessions, devices, requests and debts that are shown of a member; the rest is in the record of each. */
export const MOST_LISTED = 20;

/** Reads what is in each account; null for whoever has no wallet. */
export async function readBalances(q: Queryable, memberId: string): Promise<DeskBalances | null> {
  const rows = await q.query<{ kind: string; balance: number }>(
    'select kind, balance from account where owner = $1',
    [memberId],
  );
  if (rows.length === 0) return null;
  const [more] = await q.query<{ openBets: number; openStakes: number; debt: number }>(
    `select b."openBets", b."openStakes",
       (select coalesce(sum(amount - paid - forgiven - collected), 0)::bigint from debt where member_id = $1) as debt
     from (select count(*)::int as "openBets", coalesce(sum(stake - cashed_stake), 0)::bigint as "openStakes"
       from bet where member_id = $1 and status in ('pending', 'accepted')) b`,
    [memberId],
  );
  const of = (kind: string) => rows.find((one) => one.kind === kind)?.balance ?? 0;
  return {
    money: of('money'),
    points: of('points'),
    pointsHeld: of('points_held'),
    tether: of('tether'),
    holdBet: of('hold_bet'),
    holdWithdraw: of('hold_withdraw'),
    rollingCasino: of('rolling_casino'),
    rollingSlot: of('rolling_slot'),
    rollingMini: of('rolling_mini'),
    openBets: more?.openBets ?? 0,
    openStakes: more?.openStakes ?? 0,
    debt: more?.debt ?? 0,
  };
}

export function listSessions(q: Queryable, memberId: string): Promise<DeskMember['sessions']> {
  return q.query<DeskMember['sessions'][number]>(
    `select id, ip, created_at as "startedAt", ended_at as "endedAt", end_reason as "endReason" from session
     where member_id = $1 and ip <> '' order by created_at desc, id limit $2`,
    [memberId, MOST_LISTED],
  );
}

export function listDevices(q: Queryable, memberId: string): Promise<DeskMember['devices']> {
  return q.query<DeskMember['devices'][number]>(
    `select used_at as "usedAt", nullif(locked_until, 0) as "lockedUntil" from device
     where member_id = $1 order by used_at desc limit $2`,
    [memberId, MOST_LISTED],
  );
}

export function listRequests(q: Queryable, memberId: string): Promise<DeskMember['requests']> {
  return q.query<DeskMember['requests'][number]>(
    `select r.id, r.kind, r.state, (r.details ->> 'amount')::bigint as amount, r.created_at as "createdAt",
       r.updated_at as "updatedAt", case r.kind when 'deposit' then r.details ->> 'bonus' end as bonus,
       (select s.nickname from request_step d join member s on s.id = d.actor
        where d.request_id = r.id and not r.is_open and d.to_state = r.state and d.actor_role in ('manager', 'admin')
        order by d.n desc limit 1) as by
     from request r where r.member_id = $1 order by r.created_at desc, r.id limit $2`,
    [memberId, MOST_LISTED],
  );
}

export async function readApprovedAt(q: Queryable, memberId: string): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select approved_at as at from member where id = $1',
    [memberId],
  );
  return row?.at ?? null;
}
