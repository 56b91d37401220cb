import type { Dto } from '#contract/types.gen.ts';
import { daysBetween, formatKst, startOfKstDay } from '@/shared/lib/format';

type Day = Dto<'BetSummary'>['days'][number];

/** What one bar of the chart covers: a day, a week from Monday, or a month of Seoul. */
export type BarUnit = 'day' | 'week' | 'month';

export interface ProfitBar {
  /** Midnight in Seoul of its first and its last day, epoch milliseconds; the first and the last bar end with the period. */
  from: number;
  to: number;
  /** Pay-outs less stakes, minor units. */
  profit: number;
  /** Share of the greatest gain or loss, -1 to 1. */
  height: number;
}

export interface ProfitChart {
  unit: BarUnit;
  bars: readonly ProfitBar[];
}

/** Up to how many bars can be told apart. */
const mostBars = 31;

function unitFor(days: number): BarUnit {
  if (days <= mostBars) return 'day';
  return days <= (mostBars - 1) * 7 ? 'week' : 'month';
}

/** Whether a bar begins with a day: every one, a Monday, the first of a month. */
const begins: Record<BarUnit, (day: number) => boolean> = {
  day: () => true,
  week: (day) => formatKst(day, 'd') === '1',
  month: (day) => formatKst(day, 'D') === '1',
};

/** Midnight in Seoul of the first day after the bar that a day is in. */
function endOf(day: number, unit: BarUnit): number {
  const next = startOfKstDay(day, 1);
  return begins[unit](next) ? next : endOf(next, unit);
}

/**
 * The bars from a first day to that of `to`, days without bets included: a bar a day, of more than 31 days one a
 * week, of more than 30 weeks one a month from the first day with a bet. Every day is in one bar.
 */
export function profitChart(
  days: readonly Day[],
  from: number | undefined,
  to: number,
): ProfitChart {
  const firstBet = days[0]?.day;
  const begin = from ?? firstBet;
  if (begin === undefined) return { unit: 'day', bars: [] };
  const last = startOfKstDay(to);
  const unit = unitFor(daysBetween(begin, last) + 1);
  const first = startOfKstDay(unit === 'month' ? Math.max(begin, firstBet ?? last) : begin);
  const bars: Omit<ProfitBar, 'height'>[] = [];
  for (let start = first; start <= last; ) {
    const end = endOf(start, unit);
    const profit = days
      .filter(({ day }) => day >= start && day < end)
      .reduce((sum, { stake, payout }) => sum + payout - stake, 0);
    bars.push({ from: start, to: Math.min(startOfKstDay(end, -1), last), profit });
    start = end;
  }
  const greatest = Math.max(...bars.map(({ profit }) => Math.abs(profit)), 1);
  return { unit, bars: bars.map((bar) => ({ ...bar, height: bar.profit / greatest })) };
}

export interface BarLabel {
  text: string;
  /** Left out where the chart is narrow. */
  isMinor: boolean;
}

/** The name of a bar under the chart: the weekday of up to seven days, else the date or the month of some of them. */
export function barLabel({ unit, bars }: ProfitChart, index: number): BarLabel {
  const at = bars[index]?.from ?? 0;
  if (unit === 'day' && bars.length <= 7) return { text: formatKst(at, 'dd'), isMinor: false };
  const pattern = unit === 'month' ? 'YY.M' : 'M.D';
  const step = Math.ceil(bars.length / 6);
  const text = index % step === 0 ? formatKst(at, pattern) : '';
  return { text, isMinor: bars.length > 3 && index % (2 * step) !== 0 };
}
