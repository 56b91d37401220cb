import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { LedgerCurrency, MemberAccountKind } from '../wallet/index.ts';

export interface StatementAccount {
  id: number;
  currency: LedgerCurrency;
}

/** Instants from `from` until before `to`. */
export interface Period {
  from: number;
  to: number;
}

export interface LineRow {
  seq: number;
  at: number;
  code: number;
  amount: number;
  after: number;
  /** Key of the transaction, made from its cause. */
  key: string;
}

export interface DaySum {
  day: number;
  code: number;
  lines: number;
  amount: number;
}

export interface Point {
  at: number;
  balance: number;
  code: number;
}

/** As in the index `ledger_line_statement`, which lines of the house are not in. */
const OF_MEMBER = 'balance_after is not null';

/** Finds a member's account; null for whoever has no wallet. */
export async function findAccount(
  q: Queryable,
  memberId: string,
  kind: Extract<MemberAccountKind, 'money' | 'points'>,
): Promise<StatementAccount | null> {
  const [row] = await q.query<StatementAccount>(
    'select id, currency from account where owner = $1 and kind = $2',
    [memberId, kind],
  );
  return row ?? null;
}

/** Lists lines of these codes (all without) before `after`, newest first. */
export async function listLines(
  q: Queryable,
  accountId: number,
  period: Period,
  page: { codes: readonly number[] | null; after: Position | undefined; limit: number },
): Promise<LineRow[]> {
  return q.query<LineRow>(
    `select l.seq, l.at, l.code, l.amount, l.balance_after as after, t.key
     from ledger_line l join ledger_tx t on t.id = l.tx_id
     where l.account_id = $1 and l.${OF_MEMBER} and l.at >= $2 and l.at < $3
       and ($4::int[] is null or l.code = any($4))
       and ($5::bigint is null or (l.at, l.seq) < ($5::bigint, $6::bigint))
     order by l.at desc, l.seq desc limit $7`,
    [
      accountId,
      period.from,
      period.to,
      page.codes,
      page.after?.at ?? null,
      page.after?.id ?? null,
      page.limit,
    ],
  );
}

/** Reads the balance before an instant. */
export async function balanceBefore(
  q: Queryable,
  accountId: number,
  before: number,
): Promise<number> {
  const [row] = await q.query<{ balance: number }>(
    `select balance_after as balance from ledger_line
     where account_id = $1 and ${OF_MEMBER} and at < $2 order by at desc, seq desc limit 1`,
    [accountId, before],
  );
  return row?.balance ?? 0;
}

/** Sums a period by day of Seoul and code, oldest day first. */
export async function sumDays(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
): Promise<DaySum[]> {
  return q.query<DaySum>(
    `select (at + 32400000) / 86400000 * 86400000 - 32400000 as day, code, count(*)::int as lines,
       sum(amount)::bigint as amount
     from ledger_line where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3
     group by 1, 2 order by 1, 2`,
    [accountId, from, to],
  );
}

/** Reads the balance after every line of a period, oldest first. */
export async function listPoints(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
): Promise<Point[]> {
  return q.query<Point>(
    `select at, balance_after as balance, code from ledger_line
     where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3 order by at, seq`,
    [accountId, from, to],
  );
}

/** Reads the lowest, highest and last balance of each of so many equal parts of a period, oldest first. */
export async function listExtremes(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
  parts: number,
): Promise<Point[]> {
  const rows = await q.query<{ low: number[]; high: number[]; last: number[] }>(
    `select to_jsonb(min(array[balance_after, at, seq, code])) as low,
       to_jsonb(max(array[balance_after, at, seq, code])) as high,
       to_jsonb(max(array[seq, at, balance_after, code])) as last
     from ledger_line where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3
     group by (at - $2) * $4 / ($3 - $2)`,
    [accountId, from, to, parts],
  );
  const points = rows.flatMap(({ low, high, last }) => [
    { balance: low[0] ?? 0, at: low[1] ?? 0, seq: low[2] ?? 0, code: low[3] ?? 0 },
    { balance: high[0] ?? 0, at: high[1] ?? 0, seq: high[2] ?? 0, code: high[3] ?? 0 },
    { balance: last[2] ?? 0, at: last[1] ?? 0, seq: last[0] ?? 0, code: last[3] ?? 0 },
  ]);
  const bySeq = new Map(points.map((point) => [point.seq, point]));
  return [...bySeq.values()]
    .sort((a, b) => a.seq - b.seq)
    .map(({ at, balance, code }) => ({ at, balance, code }));
}
