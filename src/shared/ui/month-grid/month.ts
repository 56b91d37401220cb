import { formatKst, parseDateTime, startOfKstDay } from '@/shared/lib/format';

/** A day of Seoul, YYYY-MM-DD. Texts of this form are in the order of time. */
export type Day = string;

/** First and last day that can be reached, both included. */
export interface DayBounds {
  first: Day;
  last: Day;
}

const weekLength = 7;

/** Midnight that begins a day, epoch milliseconds. @throws RangeError for what is no YYYY-MM-DD */
export function instantOf(day: Day): number {
  const at = parseDateTime(`${day} 00:00:00`);
  if (at === null) throw new RangeError(`not YYYY-MM-DD: ${day}`);
  return at;
}

const dayOf = (at: number): Day => formatKst(at, 'YYYY-MM-DD');
const weekdayOf = (at: number): number => Number(formatKst(at, 'd'));
const monthOf = (day: Day): string => day.slice(0, 7);
const firstOfMonth = (day: Day): number => instantOf(`${monthOf(day)}-01`);
/** How many days the month of a day has: no month begins sooner than 28 or later than 31 days after another. */
const lengthOfMonth = (day: Day): number => {
  const next = dayOf(startOfKstDay(firstOfMonth(day), 31));
  return Number(formatKst(startOfKstDay(firstOfMonth(next), -1), 'D'));
};

/** The weeks of the month of a day, Sunday first; null where the week has days of another month. */
export function weeksOf(day: Day): (Day | null)[][] {
  const first = firstOfMonth(day);
  const blanks = weekdayOf(first);
  const length = lengthOfMonth(day);
  const cells = Array.from({ length: Math.ceil((blanks + length) / weekLength) * weekLength });
  const days = cells.map((_, at) =>
    at < blanks || at >= blanks + length ? null : dayOf(startOfKstDay(first, at - blanks)),
  );
  return Array.from({ length: days.length / weekLength }, (_, at) =>
    days.slice(at * weekLength, (at + 1) * weekLength),
  );
}

/** The same day of the next month or the one before, or its last where it is shorter; never outside the bounds. */
export function addMonth(day: Day, step: 1 | -1, bounds: DayBounds): Day {
  const inMonth = dayOf(startOfKstDay(firstOfMonth(day), step === 1 ? 31 : -1));
  const date = Math.min(Number(day.slice(-2)), lengthOfMonth(inMonth));
  return clampDay(dayOf(startOfKstDay(firstOfMonth(inMonth), date - 1)), bounds);
}

/** Whether a month before or after has days within the bounds. */
export function hasMonth(day: Day, step: 1 | -1, { first, last }: DayBounds): boolean {
  return step < 0 ? monthOf(first) < monthOf(day) : monthOf(last) > monthOf(day);
}

/** The nearest day within the bounds. */
export function clampDay(day: Day, { first, last }: DayBounds): Day {
  return day < first ? first : day > last ? last : day;
}

/** Where a key leads from a day, within the bounds; null for a key that leads nowhere. */
export function dayByKey(key: string, day: Day, bounds: DayBounds): Day | null {
  const at = instantOf(day);
  const by = (days: number) => clampDay(dayOf(startOfKstDay(at, days)), bounds);
  switch (key) {
    case 'ArrowLeft':
      return by(-1);
    case 'ArrowRight':
      return by(1);
    case 'ArrowUp':
      return by(-weekLength);
    case 'ArrowDown':
      return by(weekLength);
    case 'Home':
      return by(-weekdayOf(at));
    case 'End':
      return by(weekLength - 1 - weekdayOf(at));
    case 'PageUp':
      return addMonth(day, -1, bounds);
    case 'PageDown':
      return addMonth(day, 1, bounds);
    default:
      return null;
  }
}
