import { monthSpan } from '#rules/attendance.ts';
import { daysBetween } from '@/shared/lib/format';
import type { Attendance, SiteEvent } from '../api';

/** As many events as a row of a desktop has room for beside the attendance. */
const eventsShown = 5;

/** How far the next reward of a month is. */
export interface AttendanceGoal {
  /** Days that it is for. */
  days: number;
  /** Days that are missing. */
  left: number;
}

/** The next reward of the month that can be reached in the days that are left, today among them; null where there is none. */
export function attendanceGoal({ month, today, days, rules }: Attendance): AttendanceGoal | null {
  const { to, days: length } = monthSpan(month);
  const most = days.length + daysBetween(today, to) - (days.includes(today) ? 1 : 0);
  const steps = [...rules.steps.map((step) => step.days), length];
  const next = steps.find((step) => step > days.length && step <= most);
  return next === undefined ? null : { days: next, left: next - days.length };
}

/** The events that are on, the first to end first. */
export function runningEvents(events: readonly SiteEvent[]): SiteEvent[] {
  return events
    .filter(({ isOver, isUpcoming }) => !isOver && !isUpcoming)
    .toSorted((a, b) => a.endsAt - b.endsAt)
    .slice(0, eventsShown);
}
