import { monthSpan } from '#rules/attendance.ts';
import { daysBetween, formatKst, startOfKstDay } from '@/shared/lib/format';
import { monthAt, monthStart } from '@/shared/lib/month';
import { type Day, instantOf, weeksOf } from '@/shared/ui/month-grid';
import type { Attendance } from '../api';

export type DayState = 'attended' | 'missed' | 'today' | 'coming';

export interface CalendarDay {
  day: Day;
  /** Midnight that begins it, epoch milliseconds. */
  at: number;
  state: DayState;
}

/** The weeks of a month, Sunday first; null where a week has days of another month. */
export function calendarOf({ month, today, days }: Attendance): (CalendarDay | null)[][] {
  const attended = new Set(days);
  const stateOf = (at: number): DayState => {
    if (attended.has(at)) return 'attended';
    if (at === today) return 'today';
    return at < today ? 'missed' : 'coming';
  };
  return weeksOf(formatKst(monthStart(month), 'YYYY-MM-DD')).map((week) =>
    week.map((day) => {
      if (day === null) return null;
      const at = instantOf(day);
      return { day, at, state: stateOf(at) };
    }),
  );
}

export interface RewardStep {
  days: number;
  points: number;
  /** Every day of the month. */
  isFull: boolean;
  isGot: boolean;
  /** From 0 to 1, where it is on the way through the month. */
  place: number;
}

/** What a month gives beside the points for a day, in its order. */
export function stepsOf({ month, rules, got }: Attendance): RewardStep[] {
  const { days: length } = monthSpan(month);
  const steps = [...rules.steps, { days: length, points: rules.fullPoints }];
  return steps.map(({ days, points }) => ({
    days,
    isFull: days === length,
    place: days / length,
    isGot: got.some((one) => one.days === days),
    points: got.find((one) => one.days === days)?.points ?? points,
  }));
}

/** The next step that can be reached in the days that are left, today among them; null where there is none. */
export function nextStep(attendance: Attendance): RewardStep | null {
  const { month, today, days } = attendance;
  if (month !== monthAt(today)) return null;
  const left = daysBetween(today, monthSpan(month).to);
  const most = days.length + left - (days.includes(today) ? 1 : 0);
  return stepsOf(attendance).find((step) => !step.isGot && step.days <= most) ?? null;
}

/** The points that attending on a day of the month gave: for the day, and for what it completed. */
export function pointsOf({ rules, got, today }: Attendance): number {
  const end = startOfKstDay(today, 1);
  return got
    .filter(({ at }) => at >= today && at < end)
    .reduce((sum, { points }) => sum + points, rules.dayPoints);
}
