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

/**
 * Instant of a UK date (dd/mm/yy or dd/mm/yyyy) and time (hh:mm; empty means 15:00, the usual kick-off);
 * null when there is no such day or time.
 */
export function ukInstant(date: string, time: string): number | null {
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(date);
  const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(time === '' ? '15:00' : time);
  if (!day || !clock) return null;
  const [dayOfMonth, month, year] = [Number(day[1]), Number(day[2]), fullYear(day[3] ?? '')];
  const [hour, minute] = [Number(clock[1]), Number(clock[2])];
  if (hour > 23 || minute > 59) return null;
  const wall = Date.UTC(year, month - 1, dayOfMonth, hour, minute);
  const back = new Date(wall);
  if (back.getUTCFullYear() !== year) return null;
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== dayOfMonth) return null;
  // The offset at the wall time read as UTC may be the one of the other side of a clock change; ask once more.
  return wall - offsetAt(wall - offsetAt(wall));
}
