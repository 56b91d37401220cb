import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { Conversion } from './types.ts';

export interface Converter {
  id: string;
  state: string;
  currency: Currency;
  /** In points. */
  balance: number;
  /** Points that wait for their turnover. */
  held: number;
  /** Won a dollar in ten-thousandths. */
  rate: number;
}

/** Null for whoever has no wallet. */
export async function readConverter(q: Queryable, memberId: string): Promise<Converter | null> {
  const [row] = await q.query<Converter>(
    `select m.id, m.state, m.currency, p.balance, h.balance as held, ${USD_RATE} as rate
     from member m join account p on p.owner = m.id and p.kind = 'points'
       join account h on h.owner = m.id and h.kind = 'points_held' where m.id = $1`,
    [memberId],
  );
  return row ?? null;
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
