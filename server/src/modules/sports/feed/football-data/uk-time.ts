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

/** Which of the two numbers of a date comes first; spreadsheets of some countries write the month. */
export type DateOrder = 'dmy' | 'mdy';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

function dayOf(text: string, order: DateOrder): Day | null {
  const iso = ISO.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const parts = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return { year: fullYear(parts[4] ?? ''), month, day };
}

function isDay({ year, month, day }: Day): boolean {
  const back = new Date(Date.UTC(year, month - 1, day));
  return (
    back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day
  );
}

/** What a date says of its order: `either` is a day in both. */
export type DateForm = DateOrder | 'either' | 'iso';

/** Form of a date; null when it is no day in any. */
export function dateForm(text: string): DateForm | null {
  const [isDmy, isMdy] = (['dmy', 'mdy'] as const).map((order) => {
    const day = dayOf(text, order);
    return day !== null && isDay(day);
  });
  if (!isDmy && !isMdy) return null;
  if (ISO.test(text)) return 'iso';
  if (isDmy && isMdy) return 'either';
  return isDmy ? 'dmy' : 'mdy';
}

/**
 * Order that dates of these forms have; null when none decides. A spreadsheet rewrites the dates that it takes for some, which may be
 * the half of them: where they have both orders, or are part ISO, none is to be trusted.
 */
export function orderOf(dates: Iterable<DateForm>): DateOrder | 'both' | null {
  const forms = new Set(dates);
  if (forms.has('iso')) return forms.size > 1 ? 'both' : null;
  if (forms.has('dmy')) return forms.has('mdy') ? 'both' : 'dmy';
  return forms.has('mdy') ? 'mdy' : null;
}

export interface UkInstant {
  /** Milliseconds since 1970. */
  at: number;
  /** The day in the form yyyy-mm-dd (UK). */
  date: string;
}

/** What a date and a time are expected to look like, for messages. */
export const DATE_FORMS: Readonly<Record<DateOrder, string>> = {
  dmy: 'a day as d/m/yyyy, d/m/yy or yyyy-mm-dd, with a time hh:mm or none',
  mdy: 'a day as m/d/yyyy or m/d/yy, as the others of the file, with a time hh:mm or none',
};

/**
 * Instant of a UK day (d/m/yyyy, d/m/yy, also with dots or dashes, in this order or the other, or yyyy-mm-dd) and time (hh:mm; empty
 * means 15:00, the usual kick-off); null when there is no such day or time.
 */
export function ukInstant(date: string, time: string, order: DateOrder = 'dmy'): UkInstant | null {
  const day = dayOf(date, order);
  const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(time === '' ? '15:00' : time);
  if (!day || !clock || !isDay(day)) return null;
  const [hour, minute] = [Number(clock[1]), Number(clock[2])];
  if (hour > 23 || minute > 59) return null;
  const wall = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  return {
    // The offset at the wall time read as UTC may be the one of the other side of a clock change; ask once more.
    at: wall - offsetAt(wall - offsetAt(wall)),
    date: new Date(wall).toISOString().slice(0, 10),
  };
}
