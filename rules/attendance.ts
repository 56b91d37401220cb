import type { Currency } from './money.ts';
import { dayKeyAt } from './rounds/clock.ts';

export interface AttendanceStep {
  days: number;
  points: number;
}

/** What attendance takes and gives. */
export interface AttendanceRules {
  /** Won that the deposits of the day come to at least. */
  minDeposit: number;
  /** The same of wallets in dollars, cents. */
  minDepositUsd: number;
  dayPoints: number;
  /** Points for so many days of a month, rising. */
  steps: AttendanceStep[];
  /** Points for all days of a month. */
  fullPoints: number;
}

/** Until staff sets others. */
export const ATTENDANCE_RULES: AttendanceRules = {
  minDeposit: 30_000,
  minDepositUsd: 3_000,
  dayPoints: 1_000,
  steps: [
    { days: 10, points: 10_000 },
    { days: 20, points: 20_000 },
  ],
  fullPoints: 50_000,
};

const DAY = 24 * 60 * 60_000;
/** Seoul is nine hours ahead all year. */
const KST = 9 * 60 * 60_000;
/** A day gives at most this part of the deposit that it takes. */
const DEPOSIT_PART = 10;

/** The least that the deposits of a day come to, minor units. */
export function attendanceDeposit(rules: AttendanceRules, currency: Currency): number {
  return currency === 'USD' ? rules.minDepositUsd : rules.minDeposit;
}

/** What is wrong, by field; [] where nothing is. */
export function attendanceFaults({
  minDeposit,
  minDepositUsd,
  dayPoints,
  steps,
}: AttendanceRules): { path: string; message: string }[] {
  const isRising = steps.every(({ days }, at) => at === 0 || days > (steps[at - 1]?.days ?? 0));
  return [
    ...(isRising ? [] : [{ path: 'steps', message: 'must rise' }]),
    ...(dayPoints * DEPOSIT_PART > minDeposit
      ? [{ path: 'dayPoints', message: 'must be at most a tenth of minDeposit' }]
      : []),
    // A cent for each ten won.
    ...(dayPoints > minDepositUsd
      ? [{ path: 'minDepositUsd', message: 'must be worth ten times dayPoints' }]
      : []),
  ];
}

/** The rewards beside those for a day that `days` days of a month of `length` days have reached. */
export function attendanceRewards(
  { steps, fullPoints }: AttendanceRules,
  days: number,
  length: number,
): AttendanceStep[] {
  const reached = steps.filter((step) => step.days <= days);
  return days < length ? reached : [...reached, { days: length, points: fullPoints }];
}

/** The month in Seoul at an instant, `202405`. */
export function attendanceMonth(at: number): string {
  return dayKeyAt(at).slice(0, 6);
}

/** When a month of Seoul begins and ends, epoch milliseconds, and how many days it has. */
export function monthSpan(month: string): { from: number; to: number; days: number } {
  const [year, index] = [month.slice(0, 4), month.slice(4)].map(Number);
  const [from, to] = [(index ?? 1) - 1, index ?? 1].map((at) => Date.UTC(year ?? 0, at) - KST);
  return { from: from ?? 0, to: to ?? 0, days: ((to ?? 0) - (from ?? 0)) / DAY };
}
