import { formatRelative, formatTime } from '@/shared/lib/format';

const soonMs = 3_600_000;

/** Within the hour the time that is left, later the time of day; epoch milliseconds, `now` 0 while it is unknown. */
export function kickOffWords(startsAt: number, now: number): string {
  const isSoon = now > 0 && startsAt - now < soonMs;
  return isSoon ? formatRelative(startsAt, now) : formatTime(startsAt);
}
