import { attendanceDeposit } from '#rules/attendance.ts';
import {
  type Currency,
  formatCount,
  formatKst,
  formatMoney,
  formatPoint,
} from '@/shared/lib/format';
import { monthStart } from '@/shared/lib/month';
import type { Attendance } from '../api';
import type { DayState, RewardStep } from '../lib/attendance';

const dayStates: Record<DayState, string> = {
  attended: '출석',
  missed: '미출석',
  today: '오늘',
  coming: '예정',
};

const stepName = ({ isFull, days }: RewardStep) => (isFull ? '개근' : `${days}일`);

export const messages = {
  title: '출석체크',
  failed: '출석 내역을 불러오지 못했습니다.',
  month: (month: string) => formatKst(monthStart(month), 'YYYY년 M월'),
  attendedDays: (count: number) => `이달 ${formatCount(count)}일 출석`,
  previous: '이전 달',
  next: '다음 달',
  calendar: (month: string) => `${formatKst(monthStart(month), 'YYYY년 M월')} 출석 달력`,
  weekdays: [...'일월화수목금토'].map((short) => ({ short, long: `${short}요일` })),
  dayStates,
  legend: { attended: '출석', missed: '미출석' },
  today: (at: number) => formatKst(at, 'M월 D일 dddd'),
  todayOf: ({ state, deposited, rules }: Attendance, currency: Currency): string => {
    const least = attendanceDeposit(rules, currency);
    const sum = `오늘 충전 ${formatMoney(deposited, currency)}`;
    switch (state) {
      case 'open':
        return `${sum} · 출석 가능`;
      case 'attended':
        return '오늘 출석을 완료했습니다.';
      case 'deposit':
        return `${sum} · ${formatMoney(least, currency)} 이상 충전하시면 출석하실 수 있습니다.`;
      case 'barred':
        return '휴식·자가 이용 제한 중에는 출석하실 수 없습니다.';
    }
  },
  attend: '오늘 출석하기',
  attendedMark: '출석 완료',
  attended: (points: number) => `출석했습니다. ${formatPoint(points)}가 지급되었습니다.`,
  notNow: '지금은 출석하실 수 없습니다. 오늘 충전 금액을 확인해주세요.',
  rewards: '이달 보상',
  perDay: (points: number) => `출석 1일마다 ${formatPoint(points)}`,
  left: (step: RewardStep, attended: number) =>
    `${stepName(step)}까지 ${formatCount(step.days - attended)}일 남음`,
  rewardBar: '이달 출석 진행',
  stepName,
  got: '받음',
  points: formatPoint,
  quests: '퀘스트',
  questCounts: (claimable: number, running: number) =>
    `받을 보상 ${formatCount(claimable)} · 진행 ${formatCount(running)}`,
  questList: '진행 중인 퀘스트',
  questsFailed: '퀘스트를 불러오지 못했습니다.',
  noQuests: '진행 중인 퀘스트가 없습니다.',
  allQuests: '전체 보기',
} as const;
