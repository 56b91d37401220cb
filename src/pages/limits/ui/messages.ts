import type { LimitChange, LimitName, OwnLimit } from '@/features/protection';
import { type Currency, formatKst } from '@/shared/lib/format';
import { amountText, cellText } from '../lib/limit-text';

type Kind = LimitName['kind'];
type Period = LimitName['period'];

const kinds: Record<Kind, string> = {
  deposit: '충전',
  stake: '베팅',
  loss: '손실',
  session: '이용 시간',
};
const periods: Record<Period, string> = { day: '24시간', week: '7일', month: '월' };

/** @example instant(0) // '1월 1일(목) 09:00' */
const instant = (at: number) => formatKst(at, 'M월 D일(dd) HH:mm');

/** @example named({ kind: 'deposit', period: 'week' }) // '충전 7일' */
const named = ({ kind, period }: LimitName) => `${kinds[kind]} ${periods[period]}`;

const none = '한도 없음';
const orNone = (kind: Kind, amount: number | null, currency: Currency) =>
  amount === null ? none : amountText(kind, amount, currency);

export const messages = {
  title: '이용 한도',
  failed: '이용 한도를 불러오지 못했습니다.',
  kinds,
  periods,
  kind: '구분',
  named,
  none,
  set: '설정',
  used: (percent: number) => `${percent}% 사용`,
  limitOf: (name: LimitName) => `${named(name)} 한도`,
  isWaiting: '올리기 대기 중',
  note: '낮추면 바로, 올리거나 없애면 24시간 뒤부터 적용됩니다. 손실은 진행 중인 베팅을 포함합니다.',
  changes: '변경 기록',
  noChanges: '아직 변경하신 한도가 없습니다.',
  changeEvents: {
    lower: '설정',
    raise: '올리기 신청',
    cancel: '신청 취소',
    apply: '올리기 적용',
  } satisfies Record<LimitChange['event'], string>,
  when: '일시',
  limit: '한도',
  what: '내용',
  fromTo: ({ kind, from, to }: LimitChange, currency: Currency) =>
    `${orNone(kind, from, currency)} → ${orNone(kind, to, currency)}`,
  waiting: ({ kind, limit }: OwnLimit, next: number | null, currency: Currency) =>
    `${cellText(kind, limit, currency)} → ${next === null ? none : cellText(kind, next, currency)}`,
  waitingFrom: (at: number) => `${instant(at)}부터 적용됩니다.`,
  cancelRaise: '신청 취소',
  cancelOf: (name: LimitName) => `${named(name)} 올리기 신청 취소`,
  cancelled: (name: LimitName) => `${named(name)} 한도 올리기를 취소했습니다.`,
  raiseGone: '이미 적용되었거나 취소된 신청입니다. 지금 한도를 다시 확인해주세요.',
  stop: '휴식과 자가 이용 제한',
  breakName: '휴식',
  breakTerm: '24시간 – 30일',
  breakText: ['베팅과 충전을 멈춥니다.', '환전은 할 수 있습니다.'],
  exclusionName: '자가 이용 제한',
  exclusionTerm: '6개월 – 5년',
  exclusionText: ['기간 중 풀 수 없습니다.', '환전은 할 수 있습니다.'],
  help: '도박문제 상담',
  helpNumber: '1336',
  helpText: '24시간 · 무료 · 익명',
  call: '전화',
  test: '자가 진단',
  testUrl: 'https://www.kcgp.or.kr',
  testHint: '한국도박문제예방치유원 홈페이지가 새 창에서 열립니다.',
  dialogTitle: (name: LimitName) => `${named(name)} 한도`,
  close: '닫기',
  amount: '한도 금액',
  minutes: '한도 시간',
  minutesUnit: '분',
  units: { KRW: '원', USD: '$' } satisfies Record<Currency, string>,
  wholeWon: '1원 단위로 입력해주세요.',
  wholeDollars: '1달러 단위로 입력해주세요.',
  wholeMinutes: '1분 단위로 입력해주세요.',
  missing: '한도를 입력해주세요.',
  tooMuch: '이 기간에 설정할 수 있는 한도를 넘었습니다. 더 작은 값을 입력해주세요.',
  held: '지금 한도',
  usedNow: '사용',
  freeAt: '다시 계산',
  freeFrom: (at: number) => `${instant(at)}부터`,
  effects: {
    lower: '저장하면 바로 적용됩니다. 다시 올리려면 24시간이 걸립니다.',
    same: '지금 한도와 같습니다. 올리기를 신청하셨다면 저장할 때 취소됩니다.',
  },
  raises: (from: number) =>
    `지금 한도는 그대로이고, ${instant(from)}부터 올라갑니다. 그 전에는 언제든지 취소하실 수 있습니다.`,
  save: '저장',
  ask: '올리기 신청',
  remove: '한도 없애기',
  removeConfirm: (name: LimitName, from: number) =>
    `${named(name)} 한도를 없앨까요? 지금 한도는 ${instant(from)}까지 그대로 적용되고, 그 전에는 언제든지 취소하실 수 있습니다.`,
  saved: (name: LimitName, held: OwnLimit | null, currency: Currency) => {
    if (held?.next)
      return `${named(name)} 한도는 ${instant(held.next.from)}부터 바뀝니다: ${orNone(name.kind, held.next.limit, currency)}`;
    return `${named(name)} 한도: ${orNone(name.kind, held?.limit ?? null, currency)}`;
  },
} as const;
