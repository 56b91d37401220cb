import { MARK_CODES } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';

export interface Credited {
  memberId: string;
  /** The holder of the member's bank account; null for whoever has none. */
  holder: string | null;
  count: number;
  /** Minor units of the member's currency. */
  amount: number;
  /** Nothing was ever credited. */
  isFirst: boolean;
}

/** Reads what was credited to members since an instant, by member; what was taken back was not. */
export async function readCredited(
  q: Queryable,
  memberIds: readonly string[],
  since: number,
): Promise<Map<string, Credited>> {
  const rows = await q.query<Credited>(
    `select m.id as "memberId", m.account_holder as holder, l.count, l.amount,
       l.count = 0 and not exists (
         select from ledger_line e where e.account_id = a.id and e.balance_after is not null and e.code = any($3)
           and not exists (select from ledger_tx u where u.reverses = e.tx_id)) as "isFirst"
     from member m join account a on a.owner = m.id and a.kind = 'money' and a.currency = m.currency
       cross join lateral (
         select count(*)::int as count, coalesce(sum(d.amount), 0)::bigint as amount from ledger_line d
         where d.account_id = a.id and d.balance_after is not null and d.at >= $2 and d.code = any($3)
           and not exists (select from ledger_tx u where u.reverses = d.tx_id)) l
     where m.id = any($1)`,
    [memberIds, since, MARK_CODES.deposit],
  );
  return new Map(rows.map((row) => [row.memberId, row]));
}
