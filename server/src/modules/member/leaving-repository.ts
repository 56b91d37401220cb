import type { components } from '#contract/types.gen.ts';
import { SETTLED_FOR_GOOD_MS } from '#rules/leaving.ts';
import type { Queryable } from '../../lib/db.ts';

type MemberLeaving = components['schemas']['MemberLeaving'];
export type LeavingObstacle = MemberLeaving['obstacles'][number];

export interface StoredLeaving {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  until: number;
  /** Minor units of the member's money. */
  givenUp: number;
}

export async function insertLeaving(
  q: Queryable,
  { id, memberId, at, until, givenUp }: StoredLeaving & { memberId: string },
): Promise<void> {
  await q.query(
    'insert into member_leaving (id, member_id, at, until, given_up) values ($1, $2, $3, $4, $5)',
    [id, memberId, at, until, givenUp],
  );
}

export async function readOpenLeaving(
  q: Queryable,
  memberId: string,
): Promise<StoredLeaving | null> {
  const [row] = await q.query<StoredLeaving>(
    `select id, at, until, given_up as "givenUp" from member_leaving where member_id = $1 and outcome is null`,
    [memberId],
  );
  return row ?? null;
}

export interface LeavingEnd {
  outcome: 'taken_back' | 'confirmed';
  at: number;
  by: string;
  reason: string;
}

/** Its member is approved again, or has left. */
export async function endLeaving(
  q: Queryable,
  { id, memberId }: { id: string; memberId: string },
  { outcome, at, by, reason }: LeavingEnd,
): Promise<void> {
  await q.query(
    'update member_leaving set outcome = $2, ended_at = $3, ended_by = $4, reason = $5 where id = $1',
    [id, outcome, at, by, reason],
  );
  await q.query('update member set state = $2 where id = $1', [
    memberId,
    outcome === 'confirmed' ? 'withdrawn' : 'approved',
  ]);
}

/** What keeps a leaving from being confirmed: money that came meanwhile, and what may still bring some. */
export async function listLeavingObstacles(
  q: Queryable,
  memberId: string,
  now: number,
): Promise<LeavingObstacle[]> {
  const rows = await q.query<{ code: LeavingObstacle }>(
    `select code from (
       select 1 as n, 'BALANCE' as code where exists (select from account
         where owner = $1 and kind in ('money', 'hold_bet', 'hold_withdraw', 'tether') and balance > 0)
       union all select 2, 'OPEN_BETS' where exists (select from bet
         where member_id = $1 and status in ('pending', 'accepted'))
       union all select 3, 'OPEN_REQUESTS' where exists (select from request
         where member_id = $1 and is_open)
       union all select 4, 'RECENT_BETS' where exists (select from bet
         where member_id = $1 and status = 'settled' and settled_at > $2)
     ) found order by n`,
    [memberId, now - SETTLED_FOR_GOOD_MS],
  );
  return rows.map(({ code }) => code);
}

/** The last one of the member, as staff sees it. */
export async function readLeaving(
  q: Queryable,
  memberId: string,
): Promise<Omit<MemberLeaving, 'obstacles'> | null> {
  const [row] = await q.query<Omit<MemberLeaving, 'obstacles'>>(
    `select l.at, l.until, l.given_up as "givenUp", coalesce(l.outcome, 'open') as state, l.ended_at as "endedAt",
       s.nickname as by, l.reason
     from member_leaving l left join member s on s.id = l.ended_by
     where l.member_id = $1 order by l.n desc limit 1`,
    [memberId],
  );
  return row ?? null;
}
