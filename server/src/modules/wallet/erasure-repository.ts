import type { Queryable } from '../../lib/db.ts';

/** Removes from where a member moved money, and what staff wrote to it; the entries stay. Staff's own addresses do as well. */
export async function eraseLedgerTexts(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    `update ledger_tx t set ip = case when t.actor = $1 then null else t.ip end, reason = null
     where t.id in (select l.tx_id from ledger_line l join account a on a.id = l.account_id where a.owner = $1)
       and (t.reason is not null or t.actor = $1 and t.ip is not null)`,
    [memberId],
  );
}
