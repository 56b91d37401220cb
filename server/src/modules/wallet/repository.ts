import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { type Balance, MONEY_ACCOUNTS, POINT_ACCOUNTS } from './types.ts';

/** Again changes nothing. */
export async function openAccounts(
  q: Queryable,
  { memberId, currency }: { memberId: string; currency: Currency },
): Promise<void> {
  await q.query(
    `insert into account (owner, kind, currency)
     select $1, kind, $2 from unnest($3::text[]) as kind
     union all select $1, kind, 'POINT' from unnest($4::text[]) as kind
     union all values ($1, 'tether', 'USDT')
     on conflict (owner, kind, currency) do nothing`,
    [memberId, currency, MONEY_ACCOUNTS, POINT_ACCOUNTS],
  );
}

/** Makes all else that moves the member's money or points wait until the transaction ends. */
export async function lockMoney(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    `select 1 from account where owner = $1 and kind in ('money', 'points') order by id for no key update`,
    [memberId],
  );
}

/** Id of the ledger's transaction under a key. */
export async function ledgerIdOf(q: Queryable, key: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>('select id from ledger_tx where key = $1', [key]);
  return row?.id ?? null;
}

/** By member id; members without a wallet are left out. */
export async function readBalances(
  q: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, Balance>> {
  const rows = await q.query<Balance & { memberId: string }>(
    `select m.owner as "memberId", m.balance as emoney, coalesce(p.balance, 0) as point, m.currency
     from account m left join account p on p.owner = m.owner and p.kind = 'points'
     where m.owner = any($1) and m.kind = 'money'`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, ...balance }) => [memberId, balance]));
}

/** Books an entry once; false when its key was used before. Throws when a balance would fall below zero. */
export async function postEntry(q: Queryable, entry: object): Promise<boolean> {
  const [row] = await q.query<{ booked: boolean }>('select ledger_post($1::jsonb) as booked', [
    JSON.stringify(entry),
  ]);
  return row?.booked ?? false;
}

/** Whether an error is the ledger's refusal to let a balance fall below zero. */
export function isOverdraft(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23514' && constraint === 'account_funds';
}
