import type { Queryable } from '../../lib/db.ts';
import { CASH_OUT_COLUMNS } from './cash-out-repository.ts';
import type { StoredBet } from './types.ts';

/** The columns of a stored bet, of `bet b`. */
export const BET_COLUMNS = `b.id, b.member_id as "memberId", b.key, b.type, b.mode, b.status, b.label,
  b.placed_at as "placedAt", b.pending_until as "pendingUntil", b.stake, b.currency, b.total_odds as "totalOdds",
  b.bonus_folders as "bonusFolders", b.bonus_factor as "bonusFactor", b.bonus_terms as "bonusTerms",
  b.potential_payout as "potentialPayout", b.payout, b.settled_at as "settledAt", b.version, b.refusals,
  b.odds_policy as "oddsPolicy", b.sizes, b.joint,
  json_build_object('stake', b.cashed_stake, 'paid', b.cashed_paid,
    'target', (select t.target from cash_out_target t where t.bet_id = b.id),
    'latest', (select json_build_object(${CASH_OUT_COLUMNS}) from cash_out c where c.bet_id = b.id
      -- The one that waits, else the last that was decided.
      order by coalesce(c.decided_at, ${Number.MAX_SAFE_INTEGER}) desc, c.at desc, c.id desc limit 1)) as cashed,
  (select json_build_object('amount', sum(d.amount), 'paid', sum(d.paid), 'forgiven', sum(d.forgiven),
     'collected', sum(d.collected))
   from debt d where d.bet_id = b.id having count(*) > 0) as debt,
  (select json_agg(json_build_object('idx', l.idx, 'subjectKind', l.subject_kind, 'subjectId', l.subject_id,
     'eventId', l.event_id, 'odds', l.odds, 'subject', l.subject, 'result', l.result, 'evidence', l.evidence,
     'byPlay', l.by_play, 'resultVersion', l.result_version) order by l.idx)
   from bet_leg l where l.bet_id = b.id) as legs`;

/** Null when there is none or it is another member's. */
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
