import type { Board } from '@/entities/game';
import { type Favourites, isStarred } from '@/features/favourites';
import { addTime, formatKst, parseDateTime, startOfKstDay } from '@/shared/lib/format';

/** A day of Seoul on which matches of a board begin. */
export interface DayChoice {
  /** YYYY-MM-DD, as in the address. */
  day: string;
  /** Midnight that begins it, epoch milliseconds. */
  at: number;
  /** Days from today: 0 is today. */
  ahead: number;
  fixtures: number;
}

const dayMs = 86_400_000;

/** Kick-offs of a day: from its midnight to before the next, epoch milliseconds; null for a text that is no date. */
export function dayRange(day: string): { from: number; to: number } | null {
  const from = parseDateTime(`${day} 00:00:00`);
  return from === null ? null : { from, to: addTime(from, 1, 'day') };
}

/** The day of the address where it is one of the days; empty (every day) where it is past, without a match or no day. */
export function chosenDay(day: string, days: readonly DayChoice[]): string {
  return days.some((one) => one.day === day) ? day : '';
}

/** 오늘, 내일, 모레: what is later is reached by the calendar. */
const nearDays = [0, 1, 2];

/** The days that are tabs: the next three, and the chosen one wherever it is. */
export function dayTabs(days: readonly DayChoice[], chosen: string): DayChoice[] {
  return days.filter(({ ahead, day }) => nearDays.includes(ahead) || day === chosen);
}

/**
 * The next three days and each later one on which a match of the boards begins. `now` is epoch milliseconds; with
 * `starred`, only these favourites count.
 */
export function daysOf(
  boards: readonly Board[],
  now: number,
  starred: Favourites | null = null,
): DayChoice[] {
  const today = startOfKstDay(now);
  const counts = new Map<number, number>(nearDays.map((ahead) => [ahead, 0]));
  for (const { fixtures } of boards) {
    for (const fixture of Object.values(fixtures)) {
      // What began before midnight and is still here belongs to today.
      const ahead = Math.max(0, Math.floor((fixture.startsAt - today) / dayMs));
      const counted = starred && !isStarred(starred, fixture) ? 0 : 1;
      counts.set(ahead, (counts.get(ahead) ?? 0) + counted);
    }
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([ahead, fixtures]) => {
      const at = startOfKstDay(now, ahead);
      return { day: formatKst(at, 'YYYY-MM-DD'), at, ahead, fixtures };
    });
}
