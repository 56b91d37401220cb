import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import { OF_MEMBER, type Period } from './lines-repository.ts';

/** What of the member's bets was settled on a day of Seoul, minor units. */
export interface DayResult {
  day: number;
  staked: number;
  paid: number;
}

/** What was settled in a period by day, oldest first. */
export function sumResults(
  q: Queryable,
  memberId: string,
  { from, to }: Period,
): Promise<DayResult[]> {
  return q.query<DayResult>(
    `select (at + 32400000) / 86400000 * 86400000 - 32400000 as day, sum(staked)::bigint as staked,
       sum(paid)::bigint as paid
     from bet_results($1, $2, $3) group by 1 order by 1`,
    [memberId, from, to],
  );
}

/** What corrections of a period could not take back at once, less what was taken of debts in it later. */
export async function sumUntaken(
  q: Queryable,
  { memberId, accountId }: { memberId: string; accountId: number },
  { from, to }: Period,
): Promise<number> {
  const [row] = await q.query<{ untaken: number }>(
    `select ((select coalesce(sum(amount), 0) from debt where member_id = $1 and at >= $3 and at < $4)
       + (select coalesce(sum(l.amount), 0) from ledger_line l join ledger_tx t on t.id = l.tx_id
          where l.account_id = $2 and l.${OF_MEMBER} and l.at >= $3 and l.at < $4 and l.code = ${ENTRY.betWinReverse.code}
            and t.key like 'bet:%:debt:%'))::bigint as untaken`,
    [memberId, accountId, from, to],
  );
  return row?.untaken ?? 0;
}
