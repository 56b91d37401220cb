import type { HouseSum } from '#rules/figures.ts';
import type { Queryable } from '../../lib/db.ts';
import { KST_OFFSET_MS } from '../../lib/seoul-time.ts';

/** Instants from `from` until before `to`, in parts of `part` milliseconds that begin with the day in Seoul. */
export interface Parts {
  from: number;
  to: number;
  part: number;
}

export interface PartSum extends HouseSum {
  /** When the part begins, epoch milliseconds. */
  at: number;
  currency: string;
  lines: number;
}

/** Sums the house's lines, by part, currency, account and code. */
export function sumHouse(q: Queryable, { from, to, part }: Parts): Promise<PartSum[]> {
  return q.query<PartSum>(
    `select (l.at + $4::bigint) / $3::bigint * $3::bigint - $4::bigint as at, a.currency, a.kind as account, l.code,
       sum(l.amount)::bigint as amount, count(*)::int as lines
     from ledger_line l join account a on a.id = l.account_id
     where l.at >= $1 and l.at < $2 and l.balance_after is null
     group by 1, 2, 3, 4`,
    [from, to, part, KST_OFFSET_MS],
  );
}

export interface SignupCount {
  at: number;
  currency: string;
  signups: number;
}

/** Counts who applied, by part and currency. */
export function countSignups(q: Queryable, { from, to, part }: Parts): Promise<SignupCount[]> {
  return q.query<SignupCount>(
    `select (created_at + $4::bigint) / $3::bigint * $3::bigint - $4::bigint as at, currency, count(*)::int as signups
     from member where created_at >= $1 and created_at < $2 group by 1, 2`,
    [from, to, part, KST_OFFSET_MS],
  );
}
