import { formatCount, formatKst } from '@/shared/lib/format';
import type { AttendanceGoal } from '../lib/offers';

const goalText = ({ days, left }: AttendanceGoal) =>
  `${formatCount(days)}일까지 ${formatCount(left)}일`;

export const messages = {
  all: '전체',
  events: '이벤트',
  attendance: '매일 출석체크',
  attendanceText: '출석 포인트와 개근 보상',
  attended: (days: number, goal: AttendanceGoal | null) =>
    [`이달 ${formatCount(days)}일 출석`, ...(goal ? [goalText(goal)] : [])].join(' · '),
  joinedEvent: '참여 중',
  // It ends with the midnight that begins the day after.
  until: (endsAt: number) => `${formatKst(endsAt - 1, 'M월 D일')}까지`,
} as const;
