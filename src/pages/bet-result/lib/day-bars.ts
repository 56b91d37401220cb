import { formatKst, startOfKstDay } from '@/shared/lib/format';
import type { BetSummaryDto } from '@/shared/api';

type Day = BetSummaryDto['days'][number];

/** One bar of the chart: a day of Seoul, or several where there are many. */
export interface DayBar {
  /** Midnight in Seoul of its first day, epoch milliseconds. */
  day: number;
  /** Pay-outs less stakes, minor units. */
  profit: number;
  /** Share of the greatest gain or loss, -1 to 1. */
  height: number;
}

const dayMs = 86_400_000;
const mostBars = 31;

/**
 * Makes the bars from a first day to that of `now`, days without bets included. Of more than 31 days each bar has
 * the same number, the last one perhaps fewer.
 */
export function dayBarsOf(days: readonly Day[], from: number | undefined, to: number): DayBar[] {
  const first = from ?? days[0]?.day;
  if (first === undefined) return [];
  const count = Math.max(1, Math.round((startOfKstDay(to) - startOfKstDay(first)) / dayMs) + 1);
  const perBar = Math.ceil(count / mostBars);
  const profits = Array.from({ length: Math.ceil(count / perBar) }, () => 0);
  for (const { day, stake, payout } of days) {
    const at = Math.floor((day - startOfKstDay(first)) / dayMs / perBar);
    if (profits[at] !== undefined) profits[at] += payout - stake;
  }
  const greatest = Math.max(...profits.map(Math.abs), 1);
  return profits.map((profit, at) => ({
    day: startOfKstDay(first, at * perBar),
    profit,
    height: profit / greatest,
  }));
}

export interface BarLabel {
  text: string;
  /** Left out where the chart is narrow. */
  isMinor: boolean;
}

/** Names a bar under the chart: the weekday where they are a week, else the date of some of them. */
export function barLabel({ day }: DayBar, index: number, count: number): BarLabel {
  if (count <= 7) return { text: formatKst(day, 'dd'), isMinor: false };
  const step = Math.ceil(count / 6);
  const text = index % step === 0 ? formatKst(day, 'M.D') : '';
  return { text, isMinor: index % (2 * step) !== 0 };
}
