import { kstInstant } from '@/shared/lib/format';
import type { WorldDay } from './verify-day';

/** A day of simulated matches whose secret is published and is the one committed to, in time. */
export function makeWorldDay(changes: Partial<WorldDay> = {}): WorldDay {
  return {
    dayKey: '20240518',
    startsAt: kstInstant('2024-05-18 06:00:00'),
    endsAt: kstInstant('2024-05-19 06:00:00'),
    gamesADay: 206,
    commitment: '6b0a1634d0e5198cba09544f5d9fc645b8e4d3e556bcd56680c74f233e2432d6',
    committedAt: kstInstant('2024-05-15 06:00:00'),
    revealsAt: kstInstant('2024-05-19 12:00:00'),
    secret: 'hanpan-day-20240518-7f3a9c2e51d84b06',
    ...changes,
  };
}
