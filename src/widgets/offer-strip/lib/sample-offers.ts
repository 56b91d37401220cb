import { kstInstant } from '@/shared/lib/format';
import type { BlockAnswers } from '@/shared/lib/test-page';
import type { Attendance, SiteEvent } from '../api';

const dayOf = (day: number) => kstInstant(`2026-11-${String(day).padStart(2, '0')} 00:00:00`);

/** November 2026 of a member on its 21st, attended on eleven days. */
export function makeAttendance(part: Partial<Attendance> = {}): Attendance {
  return {
    month: '202611',
    today: dayOf(21),
    deposited: 30_000,
    state: 'open',
    got: [],
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
    ...part,
  };
}

/** An event that is on until the end of the month. */
export function makeEvent(part: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id: 5,
    title: '가을 리그 응원 이벤트',
    isOver: false,
    isUpcoming: false,
    joinedAt: null,
    startsAt: dayOf(16),
    endsAt: kstInstant('2026-12-01 00:00:00'),
    ...part,
  };
}

/** What the server says of attendance and events. */
export const offerAnswers: BlockAnswers = {
  ordinary: {
    'GET /attendance': { body: makeAttendance() },
    'GET /event': {
      body: [
        makeEvent({ id: 4, title: '첫 베팅 안내 이벤트', joinedAt: dayOf(17) }),
        makeEvent(),
        makeEvent({ id: 6, title: '12월 출석 이벤트', isUpcoming: true }),
        makeEvent({ id: 3, title: '추석 맞이 이벤트', isOver: true }),
      ],
    },
  },
  empty: {
    'GET /attendance': { body: makeAttendance({ days: [] }) },
    'GET /event': { body: [] },
  },
};
