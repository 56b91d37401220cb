import dayjs, { type Dayjs, type ManipulateType } from 'dayjs';
import 'dayjs/locale/ko';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Seoul has had no summer time since 1988: its offset is a constant. */
const offsetHours = 9;

/**
 * Returns the wall clock of Seoul in the fields of a UTC date. `utcOffset(540)` would compute over the browser's own
 * zone, and is an hour off where that zone's clock is put forward.
 */
function wallClock(at: number): Dayjs {
  return dayjs.utc(at).add(offsetHours, 'hour').locale('ko');
}

function toInstant(clock: Dayjs): number {
  return clock.subtract(offsetHours, 'hour').valueOf();
}

/** Writes an instant (epoch milliseconds) as Seoul time by a pattern of dayjs. @example formatKst(0, 'M월 D일 (dd)') // '1월 1일 (목)' */
export function formatKst(at: number, pattern: string): string {
  return wallClock(at).format(pattern);
}

const dateTimePattern = 'YYYY-MM-DD HH:mm:ss';

/** @example formatDateTime(0) // '1970-01-01 09:00:00' */
export function formatDateTime(at: number): string {
  return formatKst(at, dateTimePattern);
}

/** @example formatShortDateTime(0) // '01-01 09:00' */
export function formatShortDateTime(at: number): string {
  return formatKst(at, 'MM-DD HH:mm');
}

/** @example formatDate(0) // '70-01-01' */
export function formatDate(at: number): string {
  return formatKst(at, 'YY-MM-DD');
}

/** @example formatTime(0) // '09:00' */
export function formatTime(at: number): string {
  return formatKst(at, 'HH:mm');
}

/** Writes an instant for machines, such as the `dateTime` of a `<time>`. @example formatIso(0) // '1970-01-01T00:00:00.000Z' */
export function formatIso(at: number): string {
  return dayjs.utc(at).toISOString();
}

/** Returns the instant of the midnight in Seoul `days` after the one that began the day of `at`, epoch milliseconds. */
export function startOfKstDay(at: number, days = 0): number {
  return toInstant(wallClock(at).startOf('day').add(days, 'day'));
}

/** Counts the midnights in Seoul from one instant to another, below 0 where the second is on an earlier day. */
export function daysBetween(from: number, to: number): number {
  return wallClock(to).startOf('day').diff(wallClock(from).startOf('day'), 'day');
}

/** Returns the instant some time after `at`, epoch milliseconds. @example addTime(now, 3, 'hour') */
export function addTime(at: number, amount: number, unit: ManipulateType): number {
  return dayjs.utc(at).add(amount, unit).valueOf();
}

/** Reads YYYY-MM-DD HH:mm:ss as Seoul time; null for any other text. */
export function parseDateTime(text: string): number | null {
  const clock = dayjs.utc(text);
  // dayjs reads many forms, and the 40th of a month; only what it would write itself is meant.
  if (!clock.isValid() || clock.format(dateTimePattern) !== text) return null;
  return toInstant(clock);
}

/** Returns the instant of a Seoul time written in the code. @throws RangeError for what is no YYYY-MM-DD HH:mm:ss */
export function kstInstant(text: string): number {
  const at = parseDateTime(text);
  if (at === null) throw new RangeError(`not YYYY-MM-DD HH:mm:ss: ${text}`);
  return at;
}
