import type { DeskRequest } from '@/entities/desk-request';
import {
  daysBetween,
  formatCount,
  formatDate,
  formatKst,
  formatMoney,
  formatPoint,
  formatTime,
} from '@/shared/lib/format';

const MINUTE = 60_000;

/** How long something has waited, in minutes, hours or days. */
function waited(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 1) return '방금';
  if (minutes < 60) return `${minutes}분`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}시간` : `${Math.floor(hours / 24)}일`;
}

/** The time of today, or day and time. */
function moment(at: number, now: number): string {
  return daysBetween(at, now) === 0 ? formatTime(at) : formatKst(at, 'MM.DD HH:mm');
}

type Adjustment = NonNullable<DeskRequest['adjustment']>;
type Sending = NonNullable<NonNullable<DeskRequest['money']>['tether']>;
type Setting = NonNullable<DeskRequest['setting']>;
type Settlement = NonNullable<DeskRequest['settlement']>;

/** An amount in minor units of its account. */
function amountIn({ amount, currency }: Adjustment): string {
  if (currency === 'POINT') return formatPoint(amount);
  if (currency === 'USDT') return `${(amount / 1e6).toFixed(6)} USDT`;
  return formatMoney(amount, currency);
}

/** A correction, with its sign. */
function corrected(adjustment: Adjustment): string {
  return `${adjustment.amount > 0 ? '+' : ''}${amountIn(adjustment)}`;
}

/** Won a dollar, of ten-thousandths. */
function rateText(rate: number | null): string {
  if (rate === null) return '없음';
  const whole = Math.trunc(rate / 10_000);
  return `${formatCount(whole)}.${String(Math.floor((rate % 10_000) / 100)).padStart(2, '0')}원`;
}

function rateChange({ before, after }: Setting): string {
  return `${rateText(before)} → ${rateText(after)}`;
}

/** The week of a settlement; its end is not in it. */
function period({ from, to }: Pick<Settlement, 'from' | 'to'>): string {
  return `${formatDate(from)} ~ ${formatDate(to - 1)}`;
}

/** Where a tether withdrawal is sent, and how much without the fee. */
function sending({ address, sentMicro }: Sending): string {
  return `${(sentMicro / 1e6).toFixed(6)} USDT · TRC-20 ${address}`;
}

export const messages = {
  sending,
  corrected,
  rateChange,
  period,
  settlements: { sports: '스포츠', casino: '카지노', event: '이벤트', tether: '테더' },
  accounts: { money: '보유머니', points: '포인트', tether: '테더' },
  correction: '조정 금액',
  account: '조정 계정',
  usdRate: '달러 환율',
  settlement: '정산 종류',
  settlementPeriod: '정산 기간',
  lost: '스포츠 낙첨금',
  casino: '카지노 이용금',
  slot: '슬롯 이용금',
  friends: '첫 충전 지인',
  askedBy: '요청자',
  requestReason: '요청 사유',
  waited,
  moment,
  waits: '처리 대기',
  queue: '대기열',
  longest: '최장 대기',
  orders: {
    waiting: '오래된 신청순 · 새 신청은 맨 아래에 추가됩니다',
    done: '최근 신청순',
    refused: '최근 신청순',
    closed: '최근 신청순',
  },
  waiting: '신청',
  checking: '확인중',
  second: '2인 승인',
  oldest: '가장 오래된 대기',
  done: '오늘 완료',
  refused: '오늘 거절',
  none: '없음',
  count: (count: number) => `${count}건`,
  tabs: '신청 상태',
  search: '회원 · 입금자 · 번호 검색',
  list: (queue: string) => `${queue} 신청 목록`,
  columns: {
    at: '신청',
    wait: '대기',
    member: '회원',
    amount: '금액',
    bonus: '보너스',
    depositor: '입금자',
    wallet: '테더 주소',
    account: '계좌',
    code: '가입코드',
    phone: '휴대폰',
    settlement: '종류',
    change: '변경',
    reason: '사유',
    state: '확인',
    holder: '담당',
  },
  takesTwo: '2인 승인',
  mine: '나',
  other: '다른 담당자',
  empty: '처리할 신청이 없습니다.',
  emptyText: '새 신청이 들어오면 바로 여기에 표시됩니다.',
  emptyTab: '내역이 없습니다.',
  failed: '신청 목록을 불러오지 못했습니다.',
  failedCounts: '처리 현황을 불러오지 못했습니다.',
  failedDetail: '신청 내용을 불러오지 못했습니다.',
  panel: '신청 상세',
  next: '다음 신청',
  previous: '이전 신청',
  ifGranted: '승인하면',
  money: '보유머니',
  points: '포인트',
  turnover: '롤링 조건',
  member: '회원',
  bank: '출금 계좌',
  wallet: '테더 지갑',
  depositor: '입금자',
  bonus: '보너스',
  code: '가입코드',
  recommender: '추천인',
  phone: '휴대폰',
  birthYear: '출생연도',
  currency: '통화',
  history: '처리 기록',
  actor: { guest: '회원', member: '회원', manager: '매니저', admin: '관리자', system: '시스템' },
  keyLines: [
    ['담당하기 · 해제', 'Enter'],
    ['승인', 'A'],
    ['거절', 'R'],
  ],
  fileHead: ['신청번호', '신청시각', '상태', '아이디', '닉네임', '레벨', '금액', '통화', '이름'],
} as const;
