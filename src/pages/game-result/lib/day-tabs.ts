import { daysBetween, startOfKstDay } from '@/shared/lib/format';
import type { ResultDay } from '../api';

export interface DayTab {
  /** Midnight in Seoul, epoch milliseconds. */
  day: number;
  /** Days before today: 0 is today. */
  ago: number;
  fixtures: number;
}

/** The days with results, the oldest first; today and the one that is shown are among them though they have none. */
export function dayTabs(days: ResultDay['days'], shown: number, now: number): DayTab[] {
  const today = startOfKstDay(now);
  const counts = new Map(days.map(({ day, fixtures }) => [day, fixtures]));
  const all = [...new Set([...counts.keys(), today, shown])].sort((one, two) => one - two);
  return all.map((day) => ({ day, ago: daysBetween(day, today), fixtures: counts.get(day) ?? 0 }));
}
