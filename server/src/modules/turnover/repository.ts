import type { Currency } from '#rules/money.ts';
import type { TurnoverBet } from '#rules/turnover.ts';
import type { Queryable } from '../../lib/db.ts';

/** What was credited: a deposit, points made money, or a coupon of money. */
export type TurnoverSource = 'deposit' | 'conversion' | 'coupon';
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
  at: number;
}

export interface OpenRequirement {
  id: string;
  required: number;
  openedAt: number;
}

/** Stores what has to be bet; a second one of the same source changes nothing. */
export async function insertRequirement(q: Queryable, one: NewRequirement): Promise<void> {
  const { id, memberId, source, sourceId, currency, required, at } = one;
  await q.query(
    `insert into turnover_requirement (id, member_id, source, source_id, currency, required, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (source, source_id) do nothing`,
    [id, memberId, source, sourceId, currency, required, at],
  );
}

/** Lists what a member still has to bet for, the oldest first. */
export function listOpen(q: Queryable, memberId: string): Promise<OpenRequirement[]> {
  return q.query<OpenRequirement>(
    `select id, required, opened_at as "openedAt" from turnover_requirement
     where member_id = $1 and closed_at is null order by opened_at, id`,
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

/**
 * Reads the settled bets of a member placed since an instant. A leg is opposed where the member has bet on another outcome
 * of its market, before that instant too.
 */
export function listSettledBets(
  q: Queryable,
  memberId: string,
  since: number,
): Promise<TurnoverBet[]> {
  // The older bets are found by the events of the newer ones, so that a long history costs nothing.
  return q.query<TurnoverBet>(
    `with counted as (
       select b.id, b.type, b.game, b.stake - b.cashed_stake as stake, b.placed_at, l.odds, l.result,
         l.subject_kind, l.event_id, l.subject ->> 'marketId' as market_id
       from bet b join bet_leg l on l.bet_id = b.id
       where b.member_id = $1 and b.placed_at >= $2 and b.status = 'settled' and b.cashed_stake < b.stake),
     opposed as (
       select l.subject_kind, l.event_id, l.subject ->> 'marketId' as market_id
       from (select distinct event_id, subject_kind from counted where market_id is not null) e
       join bet_leg l on l.event_id = e.event_id and l.subject_kind = e.subject_kind
       join bet b on b.id = l.bet_id
       where b.member_id = $1 and b.status in ('pending', 'accepted', 'settled')
       group by l.subject_kind, l.event_id, l.subject ->> 'marketId'
       having min(l.subject_id) <> max(l.subject_id))
     select c.type, c.game, c.stake, c.placed_at as "placedAt",
       jsonb_agg(jsonb_build_object('odds', c.odds, 'result', c.result, 'isOpposed', o.market_id is not null)) as legs
     from counted c left join opposed o using (subject_kind, event_id, market_id)
     group by c.id, c.type, c.game, c.stake, c.placed_at`,
    [memberId, since],
  );
}
