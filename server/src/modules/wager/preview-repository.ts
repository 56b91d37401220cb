import type { Queryable } from '../../lib/db.ts';
import type { PreviewedBet } from './preview-sum.ts';
import type { StoredBet } from './types.ts';

export interface MemberBet {
  id: string;
  memberId: string;
}

/** Puts bets in the order in which settlements lock accounts, each member's bets together and by id. */
export function inOrderOfAccounts(q: Queryable, betIds: readonly string[]): Promise<MemberBet[]> {
  return q.query<MemberBet>(
    `select b.id, b.member_id as "memberId" from bet b
     join account a on a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency
     where b.id = any($1) order by a.id, b.id`,
    [betIds],
  );
}

interface Tried {
  /** As it was before it was settled. */
  bet: Pick<StoredBet, 'id' | 'status' | 'label' | 'payout' | 'version'>;
  txId: string;
}

/**
 * Reads what settlements booked and left, in the transaction that made them. `change` is what the member's money gained
 * or lost; `debt` what could not be taken back; `debtMet` what an older debt of the bet took.
 */
export async function readEffects(q: Queryable, tried: readonly Tried[]): Promise<PreviewedBet[]> {
  const before = new Map(tried.map(({ bet }) => [bet.id, bet]));
  const rows = await q.query<Omit<PreviewedBet, 'before'>>(
    `select b.id as "betId", b.member_id as "memberId", m.nickname, b.currency, b.stake,
       json_build_object('status', b.status, 'label', b.label, 'payout', b.payout) as after,
       (select coalesce(sum(l.amount), 0)::bigint from ledger_line l join account a on a.id = l.account_id
        where a.owner = b.member_id and a.kind = 'money' and (l.tx_id in (i."txId", i."txId" || 'r')
          or l.tx_id in (select i."txId" || 'd' || d.version from debt d where d.bet_id = b.id))) as change,
       (select coalesce(sum(d.amount), 0)::bigint from debt d where d.bet_id = b.id and d.version > i.version) as debt,
       (select coalesce(-sum(l.amount), 0)::bigint from debt d
        join ledger_line l on l.tx_id = i."txId" || 'd' || d.version
        join account a on a.id = l.account_id and a.owner = b.member_id
        where d.bet_id = b.id) as "debtMet"
     from jsonb_to_recordset($1::jsonb) as i ("betId" text, "txId" text, version int)
     join bet b on b.id = i."betId" join member m on m.id = b.member_id order by b.id`,
    [JSON.stringify(tried.map(({ bet, txId }) => ({ betId: bet.id, txId, version: bet.version })))],
  );
  return rows.flatMap((row) => {
    const was = before.get(row.betId);
    if (!was) return [];
    const { label, payout } = was;
    const status = was.status === 'settled' ? was.status : 'accepted';
    return [{ ...row, before: { status, label, payout } }];
  });
}
