import { kstInstant } from '@/shared/lib/format';
import type { Attendance } from '../api';

const dayOf = (day: number) => kstInstant(`2026-11-${String(day).padStart(2, '0')} 00:00:00`);

/** November 2026 of a member on its 21st, attended on eleven days. */
export function makeAttendance(part: Partial<Attendance> = {}): Attendance {
  return {
    month: '202611',
    today: dayOf(21),
    days: [2, 3, 4, 5, 9, 10, 11, 12, 13, 19, 20].map(dayOf),
    rules: {
      minDeposit: 30_000,
      minDepositUsd: 3_000,
      dayPoints: 1_000,
      fullPoints: 50_000,
      steps: [
        { days: 10, points: 10_000 },
        { days: 20, points: 20_000 },
      ],
    },
    deposited: 30_000,
    state: 'open',
    got: [{ days: 10, points: 10_000, at: kstInstant('2026-11-19 09:00:00') }],
    ...part,
  };
}
