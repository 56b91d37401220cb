import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { AdjustedAccount, AdjustmentDetails } from './types.ts';

export interface Corrected {
  currency: Currency;
  /** Of the account that is corrected, minor units. */
  balance: number;
  /** Won a dollar in ten-thousandths. */
  rate: number;
  /** Whether the member has left for good. */
  hasLeft: boolean;
}

/**
 * Locks the money of a member, as all who move it do, then the account that is corrected. Null without a wallet, and for staff,
 * who would correct each other's or their own.
 */
export async function lockCorrected(
  q: Queryable,
  memberId: string,
  account: AdjustedAccount,
): Promise<Corrected | null> {
  const [money] = await q.query<Corrected>(
    `select a.currency, a.balance, ${USD_RATE} as rate,
       m.state = 'withdrawn' as "hasLeft"
     from account a join member m on m.id = a.owner and m.type <> 2 and m.role <> 10
     where a.owner = $1 and a.kind = 'money' for no key update of a`,
    [memberId],
  );
  if (!money || account === 'money') return money ?? null;
  const [row] = await q.query<{ balance: number }>(
    'select balance from account where owner = $1 and kind = $2 for no key update',
    [memberId, account],
  );
  return { ...money, balance: row?.balance ?? 0 };
}

/** By request id. */
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

/** Whether the event has rewarded the member, or is about to. */
export async function isRewarded(
  q: Queryable,
  eventId: number,
  memberId: string,
): Promise<boolean> {
  const [row] = await q.query<{ has: boolean }>(
    `select exists (select from request where kind = 'adjustment' and details ? 'eventId'
       and (details ->> 'eventId')::int = $1 and member_id = $2 and state <> 'rejected') as has`,
    [eventId, memberId],
  );
  return row?.has === true;
}

/** Whether the debt was forgiven, or a request to forgive or collect it waits for another admin. */
export async function isRequested(q: Queryable, debtId: string): Promise<boolean> {
  const [row] = await q.query<{ has: boolean }>(
    `select exists (select from request where kind = 'adjustment' and details ? 'debtId'
       and details ->> 'debtId' = $1 and state <> 'rejected'
       and not (state = 'approved' and (details ->> 'amount')::bigint < 0)) as has`,
    [debtId],
  );
  return row?.has === true;
}
