import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { AdjustedAccount, AdjustmentDetails } from './types.ts';

export interface Corrected {
  currency: Currency;
  /** Of the account that is corrected, minor units. */
  balance: number;
  /** Won a dollar in ten-thousandths; null while the site has none set. */
  rate: number | null;
}

/**
 * Locks the money of a member, as all who move it do, then the account that is corrected. Null without a wallet.
 */
export async function lockCorrected(
  q: Queryable,
  memberId: string,
  account: AdjustedAccount,
): Promise<Corrected | null> {
  const [money] = await q.query<Corrected>(
    `select currency, balance, (select (s.value #>> '{}')::int from setting s where s.key = 'usdRate') as rate
     from account where owner = $1 and kind = 'money' for no key update`,
    [memberId],
  );
  if (!money || account === 'money') return money ?? null;
  const [row] = await q.query<{ balance: number }>(
    'select balance from account where owner = $1 and kind = $2 for no key update',
    [memberId, account],
  );
  return { ...money, balance: row?.balance ?? 0 };
}

/** Sums in won what an admin has corrected of a member since an instant, refused ones left out. */
export async function sumCorrected(
  q: Queryable,
  { memberId, askedBy, since }: { memberId: string; askedBy: string; since: number },
): Promise<number> {
  const [row] = await q.query<{ won: number }>(
    `select coalesce(sum((details ->> 'won')::bigint), 0)::bigint as won from request
     where member_id = $1 and kind = 'adjustment' and state <> 'rejected' and created_at > $3
       and details ->> 'askedBy' = $2`,
    [memberId, askedBy, since],
  );
  return row?.won ?? 0;
}

/** Reads what corrections ask for, by request id. */
export async function readDetails(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, AdjustmentDetails>> {
  const rows = await q.query<{ id: string; details: AdjustmentDetails }>(
    `select id, details from request where id = any($1) and kind = 'adjustment'`,
    [ids],
  );
  return new Map(rows.map(({ id, details }) => [id, details]));
}
