import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { calendarOf, nextStep, pointsOf, stepsOf } from './attendance';
import { makeAttendance } from './sample-attendance';

const day = (text: string) => kstInstant(`${text} 00:00:00`);

it('marks each day of a month', () => {
  const weeks = calendarOf(makeAttendance());
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.map((one) => one?.state)).toEqual([
    ...['missed', 'attended', 'attended', 'attended', 'attended', 'missed', 'missed'],
  ]);
  expect(weeks[2]?.at(-1)).toMatchObject({ day: '2026-11-21', state: 'today' });
  expect(weeks[4]?.map((one) => one?.state)).toEqual([
    ...['coming', 'coming', undefined, undefined, undefined, undefined, undefined],
  ]);
  const attended = makeAttendance({ days: [day('2026-11-21')] });
  expect(calendarOf(attended)[2]?.at(-1)?.state).toBe('attended');
});

it('shows what a month gives, and of what was got how much that was', () => {
  const got = [{ days: 10, points: 5_000, at: 0 }];
  const steps = stepsOf(makeAttendance({ got }));
  expect(steps.map(({ days, points, isGot }) => [days, points, isGot])).toEqual([
    [10, 5_000, true],
    [20, 20_000, false],
    [30, 50_000, false],
  ]);
  expect(steps.at(-1)).toMatchObject({ isFull: true, place: 1 });
});

it.each([
  ['20 days can be reached', {}, 20],
  ['the month is over', { month: '202610' }, undefined],
  ['9 days are left for 10 more', { today: day('2026-11-22'), days: [], got: [] }, undefined],
  ['10 days are left for 10', { days: [], got: [] }, 10],
])('where %s the next step is so', (_name, part, days) => {
  expect(nextStep(makeAttendance(part))?.days).toBe(days);
});

it('counts what today gave', () => {
  expect(pointsOf(makeAttendance())).toBe(1_000);
  const got = [{ days: 20, points: 20_000, at: kstInstant('2026-11-21 10:00:00') }];
  expect(pointsOf(makeAttendance({ got }))).toBe(21_000);
});
