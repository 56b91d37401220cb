import type { components } from '#contract/types.gen.ts';
import { ENTRY_CATEGORIES, type EntryTotal, entryOf } from '#rules/ledger.ts';
import type { DaySum, Point } from './lines-repository.ts';

export type StatementSummary = components['schemas']['StatementSummary'];

type Totals = Record<EntryTotal, number>;

/** What left the account counts to these by its absolute value. */
const OUTGOING: readonly EntryTotal[] = ['staked', 'withdrawals'];

const noTotals = (): Totals => ({
  ...{ staked: 0, won: 0, deposits: 0, withdrawals: 0, conversions: 0, other: 0 },
});

function add(totals: Totals, { code, amount }: DaySum): void {
  const total = entryOf(code)?.total ?? 'other';
  totals[total] += OUTGOING.includes(total) ? -amount : amount;
}

function totalsOf(sums: readonly DaySum[]) {
  const totals = noTotals();
  for (const sum of sums) add(totals, sum);
  const { staked, won, deposits, withdrawals } = totals;
  return { ...totals, result: won - staked, netDeposit: deposits - withdrawals };
}

function countsOf(sums: readonly DaySum[]): StatementSummary['counts'] {
  const of = (keep: (category: string) => boolean) =>
    sums.reduce((n, { code, lines }) => n + (keep(entryOf(code)?.category ?? '') ? lines : 0), 0);
  const counts = Object.fromEntries(ENTRY_CATEGORIES.map((one) => [one, of((is) => is === one)]));
  return { all: of(() => true), ...counts } as StatementSummary['counts'];
}

function daysOf(sums: readonly DaySum[]): StatementSummary['days'] {
  return [...Map.groupBy(sums, ({ day }) => day)].map(([day, own]) => {
    const { result, netDeposit } = totalsOf(own);
    return { day, lines: own.reduce((n, { lines }) => n + lines, 0), result, netDeposit };
  });
}

/** Makes the totals of a period, in minor units, of its sums by day and code, which are in order. */
export function summaryOf(
  currency: StatementSummary['currency'],
  start: number,
  sums: readonly DaySum[],
  points: readonly Point[],
): StatementSummary {
  return {
    currency,
    start,
    end: sums.reduce((balance, { amount }) => balance + amount, start),
    ...totalsOf(sums),
    counts: countsOf(sums),
    days: daysOf(sums),
    points: [...points],
  };
}
