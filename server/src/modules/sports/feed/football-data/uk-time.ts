const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** London's offset from UTC at an instant, in ms. */
function offsetAt(at: number): number {
  const parts = Object.fromEntries(
    LONDON.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** Two-digit years from 70 on are of the last century. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dayOf(text: string): Day | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const british = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!british) return null;
  return { year: fullYear(british[4] ?? ''), month: Number(british[3]), day: Number(british[1]) };
}

export interface UkInstant {
  /** Milliseconds since 1970. */
  at: number;
  /** The day in the form yyyy-mm-dd (UK). */
  date: string;
}

/** What a date and a time are expected to look like, for messages. */
export const DATE_FORM = 'a day as d/m/yyyy, d/m/yy or yyyy-mm-dd, with a time hh:mm or none';

/**
 * Instant of a UK day (d/m/yyyy, d/m/yy, also with dots or dashes, or yyyy-mm-dd) and time (hh:mm; empty means 15:00, the
 * usual kick-off); null when there is no such day or time.
 */
export function ukInstant(date: string, time: string): UkInstant | null {
  const day = dayOf(date);
  const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(time === '' ? '15:00' : time);
  if (!day || !clock) return null;
  const [hour, minute] = [Number(clock[1]), Number(clock[2])];
  if (hour > 23 || minute > 59) return null;
  const wall = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  const back = new Date(wall);
  if (back.getUTCFullYear() !== day.year) return null;
  if (back.getUTCMonth() !== day.month - 1 || back.getUTCDate() !== day.day) return null;
  return {
    // The offset at the wall time read as UTC may be the one of the other side of a clock change; ask once more.
    at: wall - offsetAt(wall - offsetAt(wall)),
    date: back.toISOString().slice(0, 10),
  };
}
