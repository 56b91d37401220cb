import type { Fixture } from '@/entities/game';
import { startOfKstDay } from '@/shared/lib/format';

/** Which matches of a league are shown: all, those that begin soon, those of today; what is played is in all of them. */
export const timeWindows = ['all', 'soon', 'today'] as const;
export type TimeWindow = (typeof timeWindows)[number];

const soonMs = 3 * 3_600_000;

/** Whether a match begins within the window, or has begun. `now` is epoch milliseconds. */
export function isWithin(
  window: TimeWindow,
  { startsAt }: Pick<Fixture, 'startsAt'>,
  now: number,
): boolean {
  if (window === 'all') return true;
  return window === 'soon' ? startsAt <= now + soonMs : startsAt < startOfKstDay(now, 1);
}
