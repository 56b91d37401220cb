import type { components } from '#contract/types.gen.ts';
import { ENTRY_CATEGORIES, type EntryCategory, type EntryTotal, entryOf } from '#rules/ledger.ts';
import type { Chart } from './chart-repository.ts';
import type { DaySum } from './lines-repository.ts';
import type { DayResult } from './results-repository.ts';

export type StatementSummary = components['schemas']['StatementSummary'];

type Totals = Record<EntryTotal, number>;

/** What left the account counts to these by its absolute value. */
const OUTGOING: readonly EntryTotal[] = ['staked', 'withdrawals'];

const noTotals = (): Totals => ({
  staked: 0,
  won: 0,
  deposits: 0,
  withdrawals: 0,
  conversions: 0,
  other: 0,
});

/** What was booked on a day under a code, apart from or of void bets alone. */
interface Sum extends DaySum {
  isVoid: boolean;
}

/** Takes what void bets gave back out of what was won. */
export function apart(sums: readonly DaySum[], voids: readonly DaySum[]): Sum[] {
  const ofVoid = new Map(voids.map((one) => [`${one.day} ${one.code}`, one]));
  const rest = sums.map((sum) => {
    const back = ofVoid.get(`${sum.day} ${sum.code}`);
    const [lines, amount] = [sum.lines - (back?.lines ?? 0), sum.amount - (back?.amount ?? 0)];
    return { ...sum, lines, amount, isVoid: false };
  });
  return [...rest, ...voids.map((one) => ({ ...one, isVoid: true }))].sort((a, b) => a.day - b.day);
}

/** Under what a line is listed. */
export function categoryOf(code: number, isVoid: boolean): EntryCategory {
  return isVoid ? 'void' : (entryOf(code)?.category ?? 'adjust');
}

/** A stake that came back was not staked in the end. */
const totalOf = ({ code, isVoid }: Sum): EntryTotal =>
  isVoid ? 'staked' : (entryOf(code)?.total ?? 'other');

function add(totals: Totals, sum: Sum): void {
  const { amount } = sum;
  const total = totalOf(sum);
  totals[total] += OUTGOING.includes(total) ? -amount : amount;
}

function totalsOf(sums: readonly Sum[]) {
  const totals = noTotals();
  for (const sum of sums) add(totals, sum);
  return { ...totals, netDeposit: totals.deposits - totals.withdrawals };
}

/** What the bets of a period come to; other figures are those of its lines. */
interface Settled {
  /** By day of Seoul. */
  results: readonly DayResult[];
  /** What corrections left to the member that is not theirs: no bet that runs. */
  untaken: number;
}

function resultOf(results: readonly DayResult[]) {
  const staked = results.reduce((sum, one) => sum + one.staked, 0);
  const won = results.reduce((sum, one) => sum + one.paid, 0);
  return { staked, won, result: won - staked };
}

function figuresOf(sums: readonly Sum[], { results, untaken }: Settled) {
  const { staked, won, other, ...totals } = totalsOf(sums);
  const settled = resultOf(results);
  const running = won - staked - settled.result - untaken;
  return { ...totals, ...settled, running, other: other + untaken };
}

function countsOf(sums: readonly Sum[]): StatementSummary['counts'] {
  const of = (keep: (category: EntryCategory) => boolean) =>
    sums.reduce(
      (n, { code, isVoid, lines }) => n + (keep(categoryOf(code, isVoid)) ? lines : 0),
      0,
    );
  const counts = Object.fromEntries(ENTRY_CATEGORIES.map((one) => [one, of((is) => is === one)]));
  return { all: of(() => true), ...counts } as StatementSummary['counts'];
}

/** Days with lines, and those on which bets were settled that paid nothing. */
function daysOf(sums: readonly Sum[], results: readonly DayResult[]): StatementSummary['days'] {
  const days = [...new Set([...sums, ...results].map(({ day }) => day))].sort((a, b) => a - b);
  return days.map((day) => {
    const own = sums.filter((one) => one.day === day);
    const { result } = resultOf(results.filter((one) => one.day === day));
    const { netDeposit } = totalsOf(own);
    return { day, lines: own.reduce((n, { lines }) => n + lines, 0), result, netDeposit };
  });
}

/**
 * Totals of a period, in minor units, from its sums by day and code, which are in order, and from the bets that were
 * settled in it. What the lines of bets come to beside those is `running`.
 */
export function summaryOf(
  currency: StatementSummary['currency'],
  start: number,
  { sums, ...settled }: Settled & { sums: readonly Sum[] },
  { points, marks }: Chart,
): Omit<StatementSummary, 'owed'> {
  return {
    currency,
    start,
    end: sums.reduce((balance, { amount }) => balance + amount, start),
    ...figuresOf(sums, settled),
    counts: countsOf(sums),
    days: daysOf(sums, settled.results),
    points,
    marks,
  };
}
