import type { Queryable } from '../../lib/db.ts';
import type { StoredBet } from './types.ts';

/** The columns of a stored bet, of `bet b`. */
export const BET_COLUMNS = `b.id, b.member_id as "memberId", b.key, b.type, b.status, b.label,
  b.placed_at as "placedAt", b.pending_until as "pendingUntil", b.stake, b.currency, b.total_odds as "totalOdds",
  b.bonus_folders as "bonusFolders", b.bonus_factor as "bonusFactor", b.bonus_terms as "bonusTerms",
  b.potential_payout as "potentialPayout", b.payout, b.settled_at as "settledAt", b.version, b.refusals,
  b.odds_policy as "oddsPolicy",
  (select json_agg(json_build_object('idx', l.idx, 'subjectKind', l.subject_kind, 'subjectId', l.subject_id,
     'eventId', l.event_id, 'odds', l.odds, 'subject', l.subject, 'result', l.result, 'evidence', l.evidence,
     'resultVersion', l.result_version) order by l.idx)
   from bet_leg l where l.bet_id = b.id) as legs`;

/** Reads one bet of the member; null when there is none or it is another member's. */
export async function readBet(
  q: Queryable,
  memberId: string,
  betId: string,
): Promise<StoredBet | null> {
  const [row] = await q.query<StoredBet>(
    `select ${BET_COLUMNS} from bet b where b.member_id = $1 and b.id = $2`,
    [memberId, betId],
  );
  return row ?? null;
}

export async function readBets(q: Queryable, ids: readonly string[]): Promise<StoredBet[]> {
  return q.query<StoredBet>(`select ${BET_COLUMNS} from bet b where b.id = any($1)`, [ids]);
}
