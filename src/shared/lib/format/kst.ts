const offsetMs = 9 * 60 * 60 * 1000;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

export interface KstParts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  /** 0 is Sunday. */
  weekday: number;
}

/** Splits an instant (epoch milliseconds) into its parts in Seoul, which has no daylight saving. */
export function kstParts(at: number): KstParts {
  const date = new Date(at + offsetMs);
  return {
    year: pad(date.getUTCFullYear(), 4),
    month: pad(date.getUTCMonth() + 1),
    day: pad(date.getUTCDate()),
    hour: pad(date.getUTCHours()),
    minute: pad(date.getUTCMinutes()),
    second: pad(date.getUTCSeconds()),
    weekday: date.getUTCDay(),
  };
}

/** @example formatDateTime(0) // '1970-01-01 09:00:00' */
export function formatDateTime(at: number): string {
  const { year, month, day, hour, minute, second } = kstParts(at);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** @example formatShortDateTime(0) // '01-01 09:00' */
export function formatShortDateTime(at: number): string {
  const { month, day, hour, minute } = kstParts(at);
  return `${month}-${day} ${hour}:${minute}`;
}

/** @example formatDate(0) // '70-01-01' */
export function formatDate(at: number): string {
  const { year, month, day } = kstParts(at);
  return `${year.slice(2)}-${month}-${day}`;
}

/** @example formatTime(0) // '09:00' */
export function formatTime(at: number): string {
  const { hour, minute } = kstParts(at);
  return `${hour}:${minute}`;
}

/** Names the Seoul day of an instant: YYYY-MM-DD. */
export function kstDayKey(at: number): string {
  return formatDateTime(at).slice(0, 10);
}

/** Returns the instant of the midnight in Seoul that began the day of `at`, epoch milliseconds. */
export function startOfKstDay(at: number): number {
  const day = 86_400_000;
  return Math.floor((at + offsetMs) / day) * day - offsetMs;
}

/** Reads YYYY-MM-DD HH:mm:ss as Seoul time; null for any other text. */
export function parseDateTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text.replace(' ', 'T')}+09:00`);
  return Number.isNaN(at) ? null : at;
}
