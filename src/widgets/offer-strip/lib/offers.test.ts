import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { attendanceGoal, runningEvents } from './offers';
import { makeAttendance, makeEvent } from './sample-offers';

const dayOf = (day: number) => kstInstant(`2026-11-${String(day).padStart(2, '0')} 00:00:00`);
const firstDays = (count: number) => Array.from({ length: count }, (_, at) => dayOf(at + 1));

it.each([
  // On the 21st, with ten days left.
  [21, 11, { days: 20, left: 9 }],
  [21, 5, { days: 10, left: 5 }],
  [21, 20, { days: 30, left: 10 }],
  [21, 21, { days: 30, left: 9 }],
  // The twentieth day cannot be reached any more.
  [28, 11, null],
  [30, 30, null],
])('on the %i. with %i days the goal is %j', (today, attended, goal) => {
  const attendance = makeAttendance({ today: dayOf(today), days: firstDays(attended) });
  expect(attendanceGoal(attendance)).toEqual(goal);
});

it('shows the events that are on, the first to end first', () => {
  const events = [
    makeEvent({ id: 1, endsAt: 30 }),
    makeEvent({ id: 2, isOver: true }),
    makeEvent({ id: 3, isUpcoming: true }),
    makeEvent({ id: 4, endsAt: 20 }),
  ];
  expect(runningEvents(events).map(({ id }) => id)).toEqual([4, 1]);
});
