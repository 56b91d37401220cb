import { formatMinutes } from '@/shared/copy';
import { type Currency, formatKst, formatMoney } from '@/shared/lib/format';
import type { Stop } from '../api';

const minuteMs = 60_000;

/** @example instant(0) // '1970년 1월 1일 (목) 09:00' */
const instant = (at: number) => formatKst(at, 'YYYY년 M월 D일 (dd) HH:mm');

const names = { break: '휴식', exclusion: '자가 이용 제한' } as const;

/** @example hours(3_723_000) // '1:02:03' */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export const messages = {
  names,
  titles: { break: '휴식하기', exclusion: '자가 이용 제한 신청' },
  close: '닫기',
  instant,
  clock,
  days: '휴식 기간',
  daysUnit: '일',
  daysOf: (days: number) => (days === 1 ? '24시간' : `${days}일`),
  quick: '빠른 기간',
  wholeDays: '1일 단위로 입력해주세요.',
  daysForm: '1일에서 30일까지 입력해주세요.',
  months: '제한 기간',
  monthsOf: (months: number) => (months % 12 === 0 ? `${months / 12}년` : `${months}개월`),
  until: '종료 일시',
  none: '-',
  means: '시작하면 이렇게 됩니다',
  meaning: {
    break: [
      '바로 베팅과 충전을 하실 수 없습니다.',
      '확인을 기다리는 베팅은 거절되어 돌려드리고, 대기 중인 충전 신청은 취소됩니다.',
      '이미 접수된 베팅은 그대로 정산되고, 환전은 언제나 하실 수 있습니다.',
      '기간 중에는 줄이거나 해제할 수 없습니다. 고객센터에서도 할 수 없습니다.',
    ],
    exclusion: [
      '바로 베팅과 충전을 하실 수 없습니다.',
      '확인을 기다리는 베팅은 거절되어 돌려드리고, 대기 중인 충전 신청은 취소됩니다.',
      '이미 접수된 베팅은 그대로 정산되고, 환전은 언제나 하실 수 있습니다.',
      '이벤트와 광고 안내를 보내지 않습니다.',
      '기간 중에는 줄이거나 해제할 수 없습니다. 고객센터에서도 할 수 없습니다.',
    ],
  },
  understood: '위 내용을 읽었고, 기간 중 해제할 수 없음을 확인했습니다.',
  needsReading: '내용을 확인하고 표시해주세요.',
  covered: (kind: Stop['kind'], until: number) =>
    `이미 ${instant(until)}까지 ${names[kind]} 중입니다. 더 긴 기간을 선택해주세요.`,
  confirm: { break: '휴식 시작', exclusion: '자가 이용 제한 시작' },
  cancel: '취소',
  stopped: ({ kind, until }: Stop) => `${instant(until)}까지 ${names[kind]} 기간입니다.`,
  notStopped: (advice: string) => `아직 시작되지 않았습니다. ${advice}`,
  hold: '길게 눌러 지금 멈추기',
  holdText: '24시간 휴식 · 진행 중인 베팅은 그대로 정산',
  holdKeys: '3초 동안 누르고 있으면 바로 시작됩니다. 키보드는 Space나 Enter를 3초 동안 누릅니다.',
  holdSeconds: '3초',
  holdCancelled: '손을 떼어 멈추지 않았습니다. 3초 동안 눌러주세요.',
  check: '이용 시간 알림',
  checkText: '이용하신 시간과 손익을 60분마다 알려드립니다.',
  here: '접속 시간',
  net: '이번 접속 순손익',
  netNote: '정산된 베팅 기준이며, 진행 중인 베팅은 포함하지 않았습니다.',
  elapsed: (ms: number) => formatMinutes(Math.floor(ms / minuteMs)),
  netOf: (net: number, currency: Currency) => `${net > 0 ? '+' : ''}${formatMoney(net, currency)}`,
  takeBreak: '휴식하기',
  limits: '이용 한도',
  leave: '로그아웃',
  stay: '계속 이용',
  unanswered: '응답을 보내지 못했습니다. 다시 눌러주세요.',
  bar: '이번 접속',
  connected: '접속',
} as const;
