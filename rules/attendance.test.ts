import { expect, it } from 'vitest';
import {
  ATTENDANCE_RULES,
  type AttendanceRules,
  attendanceDeposit,
  attendanceFaults,
  attendanceMonth,
  attendanceRewards,
  monthSpan,
} from './attendance.ts';

const at = (text: string) => Date.parse(text);

it.each([
  ['2024-05-31T23:59:59.999+09:00', '202405'],
  ['2024-06-01T00:00:00+09:00', '202406'],
  ['2025-12-31T15:00:00Z', '202601'],
])('%s is in the month %s', (instant, month) => {
  expect(attendanceMonth(at(instant))).toBe(month);
});

it.each([
  ['202402', '2024-02-01', '2024-03-01', 29],
  ['202502', '2025-02-01', '2025-03-01', 28],
  ['202412', '2024-12-01', '2025-01-01', 31],
])('%s begins on %s and ends on %s, after %i days', (month, from, to, days) => {
  const midnight = (day: string) => at(`${day}T00:00:00+09:00`);
  expect(monthSpan(month)).toEqual({ from: midnight(from), to: midnight(to), days });
});

it.each([
  [1, 31, []],
  [9, 31, []],
  [10, 31, [10]],
  [19, 31, [10]],
  [20, 31, [10, 20]],
  [30, 31, [10, 20]],
  [31, 31, [10, 20, 31]],
  [28, 28, [10, 20, 28]],
])('%i days of %i have reached %j', (days, length, reached) => {
  const rewards = attendanceRewards(ATTENDANCE_RULES, days, length);
  expect(rewards.map((one) => one.days)).toEqual(reached);
  const points = { 10: 10_000, 20: 20_000 };
  for (const one of rewards)
    expect(one.points).toBe(points[one.days as 10 | 20] ?? ATTENDANCE_RULES.fullPoints);
});

const steps = (...days: number[]) => days.map((one) => ({ days: one, points: 1 }));
it.each<[string, Partial<AttendanceRules>, string[]]>([
  ['those of the beginning', {}, []],
  ['none', { steps: [] }, []],
  ['steps that fall', { steps: steps(20, 10) }, ['steps']],
  ['a step twice', { steps: steps(10, 10) }, ['steps']],
  ['a tenth of the deposit', { dayPoints: 3_000 }, []],
  ['more than that', { dayPoints: 3_001 }, ['dayPoints', 'minDepositUsd']],
  ['no deposit', { minDeposit: 0 }, ['dayPoints']],
  ['no deposit in dollars', { minDepositUsd: 0 }, ['minDepositUsd']],
])('says what is wrong with rules of %s', (_name, changed, paths) => {
  const found = attendanceFaults({ ...ATTENDANCE_RULES, ...changed });
  expect(found.map(({ path }) => path)).toEqual(paths);
});

it('takes the deposit of the wallet', () => {
  expect(attendanceDeposit(ATTENDANCE_RULES, 'KRW')).toBe(30_000);
  expect(attendanceDeposit(ATTENDANCE_RULES, 'USD')).toBe(3_000);
});
