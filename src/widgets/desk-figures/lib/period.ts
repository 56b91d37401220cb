import type { FigurePeriod, FiguresQuery } from '@/entities/desk-figures';
import { startOfKstDay } from '@/shared/lib/format';

const HOUR = 3_600_000;
const lengths: Record<FigurePeriod, number> = { today: 1, yesterday: 1, week: 7, month: 30 };

/**
 * What is asked for at a time, epoch milliseconds. Days are those of Seoul; what is compared with ends as
 * long ago as the period is long: today until now with yesterday until this time of the day.
 */
export function figuresQuery(period: FigurePeriod, now: number): FiguresQuery {
  const days = lengths[period];
  const isOver = period === 'yesterday';
  const to = startOfKstDay(now, isOver ? 0 : 1);
  const from = startOfKstDay(to, -days);
  const start = startOfKstDay(from, -days);
  // The server's time as it is reckoned here may have a fraction.
  const end = isOver ? from : Math.floor(now) - (from - start);
  return {
    period,
    from,
    to,
    by: days === 1 ? 'hour' : 'day',
    // A period has a length: at midnight it is still its first millisecond.
    before: { from: start, to: Math.max(end, start + 1) },
  };
}

/** Beginnings of the hours or days of a period, epoch milliseconds, oldest first. */
export function partsOf({ from, to, by }: FiguresQuery): readonly number[] {
  const step = by === 'hour' ? HOUR : 24 * HOUR;
  return Array.from(
    { length: Math.round((to - from) / step) },
    (_none, index) => from + index * step,
  );
}
