import type { DeskMember } from '@/entities/desk-member';
import type { DeskRequest, SettingText } from '@/entities/desk-request';
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

type Coins = NonNullable<NonNullable<DeskRequest['money']>['tether']>;
type Coupon = NonNullable<DeskRequest['coupon']>;
type Settlement = NonNullable<DeskRequest['settlement']>;

function changeText(texts: readonly SettingText[]): string {
  return texts.map(({ before, after }) => `${before} → ${after}`).join(', ');
}

/** What one of the coupons is worth, in each wallet that it is for. */
function couponWorth({ kind, amount, amountUsd }: Coupon): string {
  const won =
    amount === null ? [] : [kind === 'points' ? formatPoint(amount) : formatMoney(amount, 'KRW')];
  const dollars = amountUsd === null ? [] : [formatMoney(amountUsd, 'USD')];
  return [...won, ...dollars].join(' · ');
}

/** Which coupons, and how many at most. */
function couponOf(coupon: Coupon): string {
  const name = coupon.code === null ? coupon.name : `${coupon.name}(${coupon.code})`;
  return `${name} ${couponWorth(coupon)} × ${formatCount(coupon.count)}장`;
}

/** The week of a settlement; its end is not in it. */
function period({ from, to }: Pick<Settlement, 'from' | 'to'>): string {
  return `${formatDate(from)} ~ ${formatDate(to - 1)}`;
}

/** How much is sent without the fee, or came, and on which chain. */
function coinsOf({ sentMicro }: Coins): string {
  return `${(sentMicro / 1e6).toFixed(6)} USDT · TRC-20`;
}

/** The same by their names, where nothing else says what it is. */
function namedChanges(texts: readonly SettingText[]): string {
  return texts.map(({ name, before, after }) => `${name} ${before} → ${after}`).join(', ');
}

/** What is still to be bet before a withdrawal, with the share that is done. */
function turnoverLeft(
  { required, done, rest }: DeskMember['turnover'],
  money: (minor: number) => string,
): string {
  if (rest === 0) return '없음';
  return `${money(rest)} (${Math.floor((done / required) * 100)}% 완료)`;
}

export const messages = {
  coinsOf,
  changeText,
  namedChanges,
  couponOf,
  coupon: '쿠폰',
  couponValue: '전체 금액',
  couponDays: '사용 기간',
  couponDaysOf: (days: number) => `받은 날부터 ${days}일`,
  period,
  settlements: { sports: '스포츠', casino: '카지노', event: '이벤트', tether: '테더' },
  correction: '조정 금액',
  event: '이벤트 보상',
  debt: '탕감할 미수',
  debtToCollect: '회수할 미수',
  eventOf: (id: number) => `이벤트 ${id}번`,
  account: '조정 계정',
  settlement: '정산 종류',
  settlementPeriod: '정산 기간',
  lost: '스포츠 낙첨금',
  casino: '카지노 이용금',
  slot: '슬롯 이용금',
  friends: '첫 충전 지인',
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
    coupon: '쿠폰',
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
  toMember: '회원 보기',
  failedMember: '회원의 잔액과 이전 신청을 불러오지 못했습니다.',
  deposits30: '30일 충전',
  withdrawals30: '30일 환전',
  net30: '순입금',
  held: '환전 보류',
  turnoverRest: '남은 롤링 조건',
  turnoverLeft,
  former: (kind: string) => `최근 ${kind}`,
  noFormer: '최근 신청 20건 중에 없습니다.',
  bank: '환전 계좌',
  coins: '코인',
  // Short: an address beside it fits a line.
  wallet: '주소',
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
