const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The last 24 hours, the last seven days, the month of Seoul. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** How long a raised limit waits before it holds. */
export const RAISE_WAIT_MS = DAY_MS;
/** How long a member is here before the site reminds them how long, and what it came to. */
export const REALITY_CHECK_MS = 60 * MINUTE_MS;

export const BREAK_DAYS = { min: 1, max: 30 } as const;

/** The longest use that a period can hold, in minutes. */
export const PERIOD_MINUTES: Record<LimitPeriod, number> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

/** What a change of a limit is; null is no limit. `same` as well where nothing changes. */
export type LimitChange = 'lower' | 'raise' | 'same';

/** A stricter limit holds at once, a weaker one waits. */
export function limitChange(now: number | null, next: number | null): LimitChange {
  if (now === next) return 'same';
  return now === null || (next !== null && next < now) ? 'lower' : 'raise';
}

/** The end of a break of whole days from an instant; both epoch milliseconds. */
export function breakUntil(from: number, days: number): number {
  return from + days * DAY_MS;
}

const KST_OFFSET_MS = 9 * 60 * MINUTE_MS;

/**
 * The end of an exclusion: the same time of the day in Seoul, so many months later; where that month has no such day, the
 * last one that it has. Both epoch milliseconds.
 */
export function exclusionUntil(from: number, months: number): number {
  const seoul = new Date(from + KST_OFFSET_MS);
  const day = seoul.getUTCDate();
  const end = new Date(seoul);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime() - KST_OFFSET_MS;
}
