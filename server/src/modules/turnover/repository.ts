import type { Currency } from '#rules/money.ts';
import type { TurnoverBet, TurnoverLeg } from '#rules/turnover.ts';
import type { Queryable } from '../../lib/db.ts';
import { legKey, OPPOSABLE_KINDS, opposedLegs, type TakenLeg } from './opposed-repository.ts';

/** What was credited: a deposit, points made money, a coupon of money, or a reward for friends. */
export type TurnoverSource = 'deposit' | 'conversion' | 'coupon' | 'settlement';
/** The money was lost, all was bet, or the deposit was taken back. */
export type CloseReason = 'empty' | 'met' | 'reversed';

export interface NewRequirement {
  id: string;
  memberId: string;
  source: TurnoverSource;
  sourceId: string;
  currency: Currency;
  /** Minor units. */
  required: number;
  /** Whose points are held until it is met; left out without one. */
  bonus?: RequiredBonus | null;
  at: number;
}

export interface RequiredBonus {
  points: number;
  /** What they are worth in minor units, rounded up. */
  worth: number;
  /** What is required once it is given up: the amount itself, minor units. */
  base: number;
}

export interface OpenRequirement {
  id: string;
  required: number;
  openedAt: number;
  /** What its bonus is worth, minor units; 0 without one and once it is given up. */
  bonus: number;
  /** What of its points is held, and what is required without them; 0 and null without a bonus. */
  heldPoints: number;
  base: number | null;
}

/** Stores what has to be bet; a second one of the same source changes nothing. */
export async function insertRequirement(q: Queryable, one: NewRequirement): Promise<void> {
  const { id, memberId, source, sourceId, currency, required, bonus, at } = one;
  const { points = 0, worth = 0, base = null } = bonus ?? {};
  await q.query(
    `insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at, checked_at,
       base, bonus_points, bonus_worth, held_points)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $9) on conflict (source, source_id) do nothing`,
    [id, memberId, source, sourceId, currency, required, at, base, points, worth],
  );
}

/** The oldest first. */
export function listOpen(q: Queryable, memberId: string): Promise<OpenRequirement[]> {
  return q.query<OpenRequirement>(
    `select id, required, opened_at as "openedAt", bonus_worth as bonus, held_points as "heldPoints", base
     from turnover_requirement where member_id = $1 and closed_at is null order by opened_at, id`,
    [memberId],
  );
}

/** Ends what a member has to bet for, opened until `at`. */
export async function closeEmpty(
  q: Queryable,
  { memberId, at }: { memberId: string; at: number },
): Promise<void> {
  await q.query(
    `update turnover_requirement set closed_at = $2, close_reason = 'empty'
     where member_id = $1 and closed_at is null and opened_at <= $2`,
    [memberId, at],
  );
}

/** Ends requirements that are met. */
export async function closeMet(
  q: Queryable,
  { ids, at }: { ids: readonly string[]; at: number },
): Promise<void> {
  await q.query(
    `update turnover_requirement set closed_at = $2, close_reason = 'met' where id = any($1) and closed_at is null`,
    [ids, at],
  );
}

/** Ends the requirement of one source, whatever is done of it. */
export async function closeSource(
  q: Queryable,
  close: { source: TurnoverSource; sourceId: string; reason: CloseReason; at: number },
): Promise<void> {
  const { source, sourceId, reason, at } = close;
  await q.query(
    `update turnover_requirement set closed_at = $4, close_reason = $3
     where source = $1 and source_id = $2 and closed_at is null`,
    [source, sourceId, reason, at],
  );
}

/**
 * Whether the member has less than `least` minor units, held money included, and no open bet. The caller has locked the
 * member's money account.
 */
export async function isEmpty(q: Queryable, memberId: string, least: number): Promise<boolean> {
  const [row] = await q.query<{ isEmpty: boolean }>(
    `select coalesce((select sum(a.balance) from account a
        where a.owner = $1 and a.kind in ('money', 'hold_bet', 'hold_withdraw')), 0) < $2
       and not exists (select from bet b where b.member_id = $1 and b.status in ('pending', 'accepted')) as "isEmpty"`,
    [memberId, least],
  );
  return row?.isEmpty ?? false;
}

/** A settled bet with its legs as they are stored. */
type SettledBet = Omit<TurnoverBet, 'legs'> & {
  id: string;
  legs: (Pick<TurnoverLeg, 'odds' | 'result'> & { subjectId: string })[];
};

/** Legs of a member on the events of one kind that are bet on more than once. */
interface RivalLegs {
  kind: string;
  legs: TakenLeg[];
}

/** Legs that may be opposed, of bets before an instant too where one since then is settled. */
function listRivals(q: Queryable, memberId: string, since: number): Promise<RivalLegs[]> {
  // The older bets are found by the events of the newer ones, so that a long history costs nothing.
  return q.query<RivalLegs>(
    `with counted as (
       select distinct l.subject_kind, l.event_id from bet b join bet_leg l on l.bet_id = b.id
       where b.member_id = $1 and b.placed_at >= $2 and b.status = 'settled' and b.cashed_stake < b.stake
         and l.subject_kind = any($3)),
     leg as (
       select l.subject_kind, l.event_id, l.bet_id, l.subject_id, l.subject,
         min(l.subject_id) over event <> max(l.subject_id) over event as is_rival
       from counted c
       join bet_leg l using (subject_kind, event_id)
       join bet b on b.id = l.bet_id
       where b.member_id = $1 and b.status in ('pending', 'accepted', 'settled')
       window event as (partition by l.subject_kind, l.event_id))
     select subject_kind as kind, jsonb_agg(jsonb_build_object('betId', bet_id, 'subjectId', subject_id, 'eventId', event_id,
       'subject', subject)) as legs
     from leg where is_rival group by subject_kind`,
    [memberId, since, OPPOSABLE_KINDS],
  );
}

/**
 * Reads the settled bets of a member placed since an instant. A leg is opposed where it and other bets of the member on its event,
 * those before that instant too, win together whatever happens.
 */
export async function listSettledBets(
  q: Queryable,
  memberId: string,
  since: number,
): Promise<TurnoverBet[]> {
  const bets = await q.query<SettledBet>(
    `select b.id, b.type, b.game, b.sizes, b.stake - b.cashed_stake as stake, b.placed_at as "placedAt",
       jsonb_agg(jsonb_build_object('odds', l.odds, 'result', l.result, 'subjectId', l.subject_id) order by l.idx) as legs
     from bet b join bet_leg l on l.bet_id = b.id
     where b.member_id = $1 and b.placed_at >= $2 and b.status = 'settled' and b.cashed_stake < b.stake
     group by b.id`,
    [memberId, since],
  );
  const opposed = new Set<string>();
  for (const { kind, legs } of await listRivals(q, memberId, since))
    for (const key of await opposedLegs(q, kind, legs)) opposed.add(key);
  return bets.map(({ id: betId, legs, ...bet }) => ({
    ...bet,
    legs: legs.map(({ subjectId, ...leg }) => ({
      ...leg,
      isOpposed: opposed.has(legKey({ betId, subjectId })),
    })),
  }));
}
