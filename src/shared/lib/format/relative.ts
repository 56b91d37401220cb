import dayjs from 'dayjs';

/**
 * The distance of an instant from `now`, both epoch milliseconds, rounded down to whole units.
 * @example formatRelative(now + 180_000, now) // '3분 뒤'
 */
export function formatRelative(at: number, now: number): string {
  const away = (unit: 'minute' | 'hour' | 'day') => Math.abs(dayjs(at).diff(now, unit));
  const direction = at > now ? '뒤' : '전';
  if (away('minute') === 0) return at > now ? '곧' : '방금';
  if (away('hour') === 0) return `${away('minute')}분 ${direction}`;
  if (away('day') === 0) return `${away('hour')}시간 ${direction}`;
  return `${away('day')}일 ${direction}`;
}
