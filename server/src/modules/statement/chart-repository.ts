import { MARK_CODES } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import { OF_MEMBER, type Period } from './lines-repository.ts';

export interface Point {
  at: number;
  balance: number;
  code: number;
}

/** What a line of the chart marks. */
export type MarkKind = keyof typeof MARK_CODES;

export interface Mark {
  at: number;
  balance: number;
  kind: MarkKind;
  /** How many of its kind it represents. */
  count: number;
}

export interface Chart {
  points: Point[];
  marks: Mark[];
}

const KINDS = Object.keys(MARK_CODES) as MarkKind[];

function markOf({ at, balance, code }: Point): Mark[] {
  const kind = KINDS.find((one) => MARK_CODES[one].some((each) => each === code));
  return kind ? [{ at, balance, kind, count: 1 }] : [];
}

/** The balance after every line of a period, oldest first, with a mark for each deposit and withdrawal. */
export async function readChart(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
): Promise<Chart> {
  const points = await q.query<Point>(
    `select at, balance_after as balance, code from ledger_line
     where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3 order by at, seq`,
    [accountId, from, to],
  );
  return { points, marks: points.flatMap(markOf) };
}

interface Part {
  low: number[];
  high: number[];
  last: number[];
  deposit: number[] | null;
  deposits: number;
  withdrawal: number[] | null;
  withdrawals: number;
}

const markFrom = (kind: MarkKind, row: number[] | null, count: number): Mark[] =>
  row === null ? [] : [{ at: row[1] ?? 0, balance: row[2] ?? 0, kind, count }];

/**
 * Reads the lowest, highest and last balance of each of so many equal parts of a period, oldest first, with the last deposit and
 * the last withdrawal of each part.
 */
export async function readThinnedChart(
  q: Queryable,
  accountId: number,
  { from, to }: Period,
  parts: number,
): Promise<Chart> {
  const rows = await q.query<Part>(
    `select to_jsonb(min(array[balance_after, at, seq, code])) as low,
       to_jsonb(max(array[balance_after, at, seq, code])) as high,
       to_jsonb(max(array[seq, at, balance_after, code])) as last,
       to_jsonb(max(array[seq, at, balance_after]) filter (where code = any($5))) as deposit,
       count(*) filter (where code = any($5))::int as deposits,
       to_jsonb(max(array[seq, at, balance_after]) filter (where code = any($6))) as withdrawal,
       count(*) filter (where code = any($6))::int as withdrawals
     from ledger_line where account_id = $1 and ${OF_MEMBER} and at >= $2 and at < $3
     group by (at - $2) * $4 / ($3 - $2)`,
    [accountId, from, to, parts, MARK_CODES.deposit, MARK_CODES.withdrawal],
  );
  const points = rows.flatMap(({ low, high, last }) => [
    { balance: low[0] ?? 0, at: low[1] ?? 0, seq: low[2] ?? 0, code: low[3] ?? 0 },
    { balance: high[0] ?? 0, at: high[1] ?? 0, seq: high[2] ?? 0, code: high[3] ?? 0 },
    { balance: last[2] ?? 0, at: last[1] ?? 0, seq: last[0] ?? 0, code: last[3] ?? 0 },
  ]);
  const bySeq = new Map(points.map((point) => [point.seq, point]));
  return {
    points: [...bySeq.values()]
      .sort((a, b) => a.seq - b.seq)
      .map(({ at, balance, code }) => ({ at, balance, code })),
    marks: rows
      .flatMap(({ deposit, deposits, withdrawal, withdrawals }) => [
        ...markFrom('deposit', deposit, deposits),
        ...markFrom('withdrawal', withdrawal, withdrawals),
      ])
      .sort((a, b) => a.at - b.at),
  };
}
