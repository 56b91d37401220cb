import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { StoredBet } from './types.ts';

const SELECT = `select b.id, b.member_id as "memberId", b.key, b.type, b.status, b.label, b.placed_at as "placedAt",
  b.pending_until as "pendingUntil", b.stake, b.currency, b.total_odds as "totalOdds",
  b.bonus_folders as "bonusFolders", b.bonus_factor as "bonusFactor", b.bonus_terms as "bonusTerms",
  b.potential_payout as "potentialPayout", b.payout, b.settled_at as "settledAt", b.version, b.refusals,
  b.odds_policy as "oddsPolicy",
  (select json_agg(json_build_object('idx', l.idx, 'subjectKind', l.subject_kind, 'subjectId', l.subject_id,
     'eventId', l.event_id, 'odds', l.odds, 'subject', l.subject, 'result', l.result,
     'resultVersion', l.result_version) order by l.idx)
   from bet_leg l where l.bet_id = b.id) as legs
  from bet b`;

export interface HistoryFilter {
  memberId: string;
  state?: 'open' | 'settled' | undefined;
  type?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** Where the last page ended. */
  after?: Position | undefined;
  limit: number;
}

const STATES = {
  open: ['pending', 'accepted'],
  settled: ['settled', 'cancelled', 'refused'],
} as const;

/** Reads a member's bets, newest first. The key (placed_at, id) never changes, so paging is stable under writes. */
export async function readHistory(q: Queryable, filter: HistoryFilter): Promise<StoredBet[]> {
  const { memberId, state, type, from, to, after, limit } = filter;
  return q.query<StoredBet>(
    `${SELECT} where b.member_id = $1
       and ($2::text[] is null or b.status = any($2))
       and ($3::int is null or b.type = $3)
       and ($4::bigint is null or b.placed_at >= $4)
       and ($5::bigint is null or b.placed_at <= $5)
       and ($6::bigint is null or (b.placed_at, b.id) < ($6, $7))
     order by b.placed_at desc, b.id desc limit $8`,
    [
      memberId,
      state ? STATES[state] : null,
      type ?? null,
      from ?? null,
      to ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  );
}

/** Reads one bet of the member; null when there is none or it is another member's. */
export async function readBet(
  q: Queryable,
  memberId: string,
  betId: string,
): Promise<StoredBet | null> {
  const [row] = await q.query<StoredBet>(`${SELECT} where b.member_id = $1 and b.id = $2`, [
    memberId,
    betId,
  ]);
  return row ?? null;
}

export async function readBets(q: Queryable, ids: readonly string[]): Promise<StoredBet[]> {
  return q.query<StoredBet>(`${SELECT} where b.id = any($1)`, [ids]);
}
