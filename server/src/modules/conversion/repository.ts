import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Conversion } from './types.ts';

export interface Converter {
  id: string;
  state: string;
  currency: Currency;
  /** In points. */
  balance: number;
  /** Points that wait for their turnover. */
  held: number;
  /** Won a dollar in ten-thousandths; null while the site has none set. */
  rate: number | null;
}

const CONVERTER = `
  select m.id, m.state, m.currency, p.balance, h.balance as held,
    (select (s.value #>> '{}')::int from setting s where s.key = 'usdRate') as rate
  from member m join account p on p.owner = m.id and p.kind = 'points'
    join account h on h.owner = m.id and h.kind = 'points_held' where m.id = $1`;

/** Reads who has points; null for whoever has no wallet. */
export async function readConverter(q: Queryable, memberId: string): Promise<Converter | null> {
  return (await q.query<Converter>(CONVERTER, [memberId]))[0] ?? null;
}

/** The same, keeping all else that moves the member's money or points waiting until the transaction ends. */
export async function lockConverter(q: Queryable, memberId: string): Promise<Converter | null> {
  await q.query(
    `select 1 from account where owner = $1 and kind in ('money', 'points') order by id for no key update`,
    [memberId],
  );
  return readConverter(q, memberId);
}

export async function countSince(q: Queryable, memberId: string, since: number): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from conversion where member_id = $1 and at >= $2',
    [memberId, since],
  );
  return row?.count ?? 0;
}

export async function insertConversion(
  q: Queryable,
  memberId: string,
  { id, points, amount, currency, rate, at }: Conversion,
): Promise<void> {
  await q.query(
    `insert into conversion (id, member_id, points, amount, currency, rate, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, points, amount, currency, rate, at],
  );
}
