import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { BankAccount } from './types.ts';

export interface Customer {
  id: string;
  state: string;
  level: number;
  currency: Currency;
  /** Minor units. */
  balance: number;
  bank: BankAccount | null;
  /** Won a dollar in ten-thousandths. */
  rate: number;
}

const CUSTOMER = `
  select m.id, m.state, m.level, m.currency, a.balance,
    case when b.id is not null then jsonb_build_object('bankName', b.bank_name, 'accountNumber', m.account_number,
      'holder', m.account_holder) end as bank,
    ${USD_RATE} as rate
  from account a join member m on m.id = a.owner left join bank b on b.id = m.bank_id
  where a.owner = $1 and a.kind = 'money'`;

/** Null without a wallet. */
export async function readCustomer(q: Queryable, memberId: string): Promise<Customer | null> {
  return (await q.query<Customer>(CUSTOMER, [memberId]))[0] ?? null;
}

/** Makes all else that moves the member's money wait until the transaction ends. */
export async function lockCustomer(q: Queryable, memberId: string): Promise<Customer | null> {
  return (await q.query<Customer>(`${CUSTOMER} for no key update of a`, [memberId]))[0] ?? null;
}

/** What a member has of points, those that are held included. */
export async function readPointBalance(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ balance: number }>(
    `select coalesce(sum(balance), 0)::bigint as balance from account
     where owner = $1 and kind in ('points', 'points_held')`,
    [memberId],
  );
  return row?.balance ?? 0;
}

/** What of them is free, after `lockCustomer`, and locked as well. */
export async function lockPointBalance(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ balance: number }>(
    `select balance from account where owner = $1 and kind = 'points' for no key update`,
    [memberId],
  );
  return row?.balance ?? 0;
}
