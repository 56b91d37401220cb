import type { BetSums } from '#rules/bet-result.ts';
import type { SettlementLabel } from '#rules/leg-result.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import { DAY_MS, KST_OFFSET_MS } from '../../lib/seoul-time.ts';
import { BET_COLUMNS } from './bet-repository.ts';
import type { StoredBet } from './types.ts';

export interface SummaryFilter {
  memberId: string;
  type?: number | undefined;
  mode?: SlipMode | undefined;
  /** What figures count it to within its type. */
  game?: string | undefined;
  /** Placed at this instant or later. */
  from?: number | undefined;
  /** Placed before this instant. */
  to?: number | undefined;
}

/** What a list of bets is in order of, highest first. */
export type HistoryOrder = 'recent' | 'stake';

export interface HistoryFilter extends SummaryFilter {
  label?: SettlementLabel | undefined;
  /** With a leg on this event. */
  eventId?: string | undefined;
  /** Leaves out bets whose stake comes in parts: rounds of a casino. */
  isWhole?: true;
  /** Newest first when left out. */
  order?: HistoryOrder | undefined;
  /** Where the last page ended. */
  after?: Position | undefined;
  limit: number;
}

/** Bets of one label that were placed on one day of Seoul. */
export interface DaySum extends BetSums {
  label: SettlementLabel;
  /** Midnight in Seoul, epoch milliseconds. */
  day: number;
  bets: number;
}

/** The list, its counts and its sums are of the same bets. */
const FILTERED = `from bet b where b.member_id = $1
  and ($2::int is null or b.type = $2)
  and ($3::bigint is null or b.placed_at >= $3)
  and ($4::bigint is null or b.placed_at < $4)
  and ($5::text is null or b.mode = $5)
  and ($6::text is null or b.game = $6)`;

function valuesOf({ memberId, type, mode, game, from, to }: SummaryFilter): unknown[] {
  return [memberId, type ?? null, from ?? null, to ?? null, mode ?? null, game ?? null];
}

const KEYS: Record<HistoryOrder, 'placed_at' | 'stake'> = { recent: 'placed_at', stake: 'stake' };

/** Where a bet is in a list of that order. */
export function positionOf(
  { id, placedAt, stake }: Pick<StoredBet, 'id' | 'placedAt' | 'stake'>,
  order: HistoryOrder = 'recent',
): Position {
  return { at: order === 'stake' ? stake : placedAt, id };
}

/** The key of either order, with the id, never changes, so paging is stable under writes. */
export async function readHistory(q: Queryable, filter: HistoryFilter): Promise<StoredBet[]> {
  const { label, eventId, after, limit, isWhole, order = 'recent' } = filter;
  const key = `b.${KEYS[order]}`;
  return q.query<StoredBet>(
    `select ${BET_COLUMNS} ${FILTERED}
       and ($7::int is null or b.label = $7)
       and ($8::bigint is null or (${key}, b.id) < ($8, $9))
       and ($11::boolean is null or b.type <> 5)
       and ($12::text is null or exists (select from bet_leg l where l.bet_id = b.id and l.event_id = $12))
     order by ${key} desc, b.id desc limit $10`,
    [
      ...valuesOf(filter),
      label ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
      isWhole ?? null,
      eventId ?? null,
    ],
  );
}

/** Of the bets that `readHistory` lists, by label and day, oldest day first. */
export async function readDaySums(q: Queryable, filter: SummaryFilter): Promise<DaySum[]> {
  const days = `(b.placed_at + ${KST_OFFSET_MS}) / ${DAY_MS}`;
  return q.query<DaySum>(
    `select b.label, ${days} * ${DAY_MS} - ${KST_OFFSET_MS} as day, count(*)::int as bets,
       sum(b.stake)::bigint as stake, sum(coalesce(b.payout, 0))::bigint as payout,
       sum(b.cashed_stake)::bigint as "cashedStake", sum(b.cashed_paid)::bigint as "cashedPaid"
     ${FILTERED} group by b.label, ${days} order by day`,
    valuesOf(filter),
  );
}

/** Counts settled bets whose result their member has not seen; members without any are left out. */
export async function countUnseen(
  q: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await q.query<{ memberId: string; unseen: number }>(
    `select member_id as "memberId", count(*)::int as unseen from bet
     where member_id = any($1) and status = 'settled' and seen_version < version group by member_id`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.memberId, row.unseen]));
}

/** Notes that the member has seen every result there is. */
export async function seeResults(q: Queryable, memberId: string): Promise<void> {
  await q.query('select bet_see_results($1)', [memberId]);
}
