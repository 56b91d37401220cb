import type { Queryable } from '../../lib/db.ts';
import type { TurnoverSource } from './repository.ts';

/** A requirement as its bonus is seen. */
export interface HeldBonus {
  id: string;
  memberId: string;
  /** What the deposit brought, 0 without a bonus. */
  points: number;
  /** All of it or nothing. */
  heldPoints: number;
  givenUpAt: number | null;
}

const BONUS = `select id, member_id as "memberId", bonus_points as points, held_points as "heldPoints",
  given_up_at as "givenUpAt" from turnover_requirement`;

export async function readBonus(q: Queryable, id: string): Promise<HeldBonus | null> {
  return (await q.query<HeldBonus>(`${BONUS} where id = $1`, [id]))[0] ?? null;
}

export async function readBonusOf(
  q: Queryable,
  source: TurnoverSource,
  sourceId: string,
): Promise<HeldBonus | null> {
  const rows = await q.query<HeldBonus>(`${BONUS} where source = $1 and source_id = $2`, [
    source,
    sourceId,
  ]);
  return rows[0] ?? null;
}

/** Those opened until `at`, the oldest first. */
export function listHeld(q: Queryable, memberId: string, at: number): Promise<HeldBonus[]> {
  return q.query<HeldBonus>(
    `${BONUS} where member_id = $1 and held_points > 0 and opened_at <= $2 order by opened_at, id`,
    [memberId, at],
  );
}

/** Lets go of held points: how many they are, 0 where nothing is held any more. */
export async function takeHeld(q: Queryable, id: string): Promise<number> {
  const [row] = await q.query<{ points: number }>(
    `update turnover_requirement set held_points = 0 where id = $1 and held_points > 0
     returning bonus_points as points`,
    [id],
  );
  return row?.points ?? 0;
}

/** Lowers what is required to the amount itself: the bonus is gone, and stakes count as without it. */
export async function lowerToBase(q: Queryable, id: string, at: number): Promise<void> {
  await q.query(
    'update turnover_requirement set required = base, bonus_worth = 0, given_up_at = $2 where id = $1',
    [id, at],
  );
}

/** Settled bets that nobody has looked at since, for each bonus that is held. */
const UNSEEN = `turnover_requirement t cross join lateral (
  select b.settled_at from bet b where b.member_id = t.member_id and b.status = 'settled' and b.settled_at > t.checked_at
  order by b.settled_at limit 1) b where t.held_points > 0`;

/** When the first bet was settled that may release points; null where nothing happened since. */
export async function firstUnseen(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(b.settled_at) as at from ${UNSEEN}`,
  );
  return row?.at ?? null;
}

/** Members with held points whose bets were settled until an instant, and not looked at since. */
export async function listUnseen(q: Queryable, until: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ memberId: string }>(
    `select distinct t.member_id as "memberId" from ${UNSEEN} and b.settled_at <= $1 order by 1 limit $2`,
    [until, limit],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Remembers until when a member's settled bets were looked at. */
export async function saveChecked(q: Queryable, memberId: string, at: number): Promise<void> {
  await q.query(
    'update turnover_requirement set checked_at = $2 where member_id = $1 and held_points > 0',
    [memberId, at],
  );
}
