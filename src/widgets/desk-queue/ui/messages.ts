import { type DeskMember, deskMemberWords } from '@/entities/desk-member';
import type { DeskQueue, DeskRequest, SettingText } from '@/entities/desk-request';
import {
  type Currency,
  daysBetween,
  formatAmount,
  formatCount,
  formatDate,
  formatKst,
  formatMoney,
  formatPoint,
  formatTime,
} from '@/shared/lib/format';
import type { AmountBand } from '../lib/queue-filter';
import type { Taken } from '../lib/take-all';

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

/** How long something took, in minutes and seconds. */
function took(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds}초`;
  return seconds % 60 === 0 ? `${minutes}분` : `${minutes}분 ${seconds % 60}초`;
}

/** Won in ten-thousands, as there is no room for more. */
function roundAmount(minor: number, currency: Currency): string {
  if (currency === 'USD') return formatAmount(minor, 'USD');
  return minor < 10_000 ? formatCount(minor) : `${formatCount(Math.floor(minor / 10_000))}만`;
}

/** Amounts of different currencies, added up for each. */
function sumsOf(amounts: readonly { amount: number; currency: Currency }[]): string {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => formatMoney(amount, currency)).join(' · ');
}

/** What of several requests was taken up, and whose were not. */
function someRefused({ taken, refused }: Taken): string {
  const names = refused.map(({ request }) => `${request.nickname}(${request.userId})`);
  const others = `담당하지 못한 신청 ${refused.length}건: ${names.join(', ')}`;
  return taken.length === 0 ? others : `${taken.length}건을 담당으로 지정했습니다.\n${others}`;
}

const bands: Record<AmountBand, string> = {
  least: '10만원 · $100 미만',
  small: '50만원 · $500 미만',
  large: '200만원 · $1,500 미만',
  most: '200만원 · $1,500 이상',
};

type Mark = NonNullable<DeskRequest['history']>['marks'][number];
const marks: Record<Mark, string> = {
  first: '첫 충전',
  otherDepositor: '입금자명 불일치',
  nearLimit: '한도 90% 이상',
};

type Coins = NonNullable<NonNullable<DeskRequest['money']>['tether']>;
type Coupon = NonNullable<DeskRequest['coupon']>;
type Settlement = NonNullable<DeskRequest['settlement']>;
type Known = NonNullable<DeskRequest['signup']>['known'][number];

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

/** What a settlement pays now, where that is less than what was counted; null where it is not. */
function lessNow(
  { now }: Pick<Settlement, 'now'>,
  { amount, currency }: { amount: number; currency: Currency },
): string | null {
  if (now === null || now.amount >= amount) return null;
  return now.amount === 0
    ? '지급할 금액이 없어 승인할 수 없습니다.'
    : `${formatMoney(now.amount, currency)} · 승인하면 이 금액이 지급됩니다.`;
}

/** Who else it is, and the stop that the other account is under. */
function knownOf({ nickname, userId, stop }: Known): string {
  const who = `${nickname}(${userId})`;
  return stop === null ? who : `${who} · ${deskMemberWords.stopText(stop)}`;
}

function usdtOf(micro: number): string {
  return `${(micro / 1e6).toFixed(6)} USDT`;
}

/** How much is sent without the fee, or came, and on which chain. */
function coinsOf({ sentMicro }: Coins): string {
  return `${usdtOf(sentMicro)} · TRC-20`;
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
  took,
  roundAmount,
  sumsOf,
  average: '평균 처리',
  doneSum: ({ doneAmount }: Pick<DeskQueue, 'doneAmount'>) => sumsOf(doneAmount),
  bands,
  amountFilter: '금액',
  bonusFilter: '보너스',
  levelFilter: '레벨',
  allOf: (filter: string) => `${filter} 전체`,
  flaggedOnly: '확인 필요만',
  marks,
  checkAll: '모두 선택',
  checkOne: (nickname: string) => `${nickname} 선택`,
  lockedBy: (name: string) => `${name} 담당 중`,
  checked: (count: number) => `${count}건 선택`,
  takeAll: '내가 담당',
  clearChecks: '선택 해제',
  allTaken: (count: number) => `${count}건을 담당으로 지정했습니다.`,
  someRefused,
  inquiries: '문의',
  idCopied: '신청번호를 복사했습니다.',
  idNotCopied: (id: string) => `신청번호를 복사하지 못했습니다. 직접 선택해 복사해주세요: ${id}`,
  copyId: '신청번호 복사',
  approvals: '2인 승인',
  approvalsFrom: (won: string) => `${won} 이상`,
  firstApproval: '1차 승인',
  checkingNow: '확인 중',
  notApproved: '승인 전',
  afterFirst: '1차 승인 후 요청',
  awaitsSecond: '2차 승인 대기',
  approvedFirst: '1차 승인함',
  approvedSecond: '2차 승인함',
  note: '메모',
  usdtOf,
  coinsOf,
  requestedCoins: '신청 수량',
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
  countedNow: '다시 집계',
  lessNow,
  knownBy: { device: '같은 기기', wallet: '같은 지갑' },
  knownOf,
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
    history: '30일 충전',
    state: '확인',
    handler: '담당',
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
    ['선택', 'Space'],
    ['담당하기 · 해제', 'Enter'],
    ['승인', 'A'],
    ['거절', 'R'],
  ],
  fileHead: ['신청번호', '신청시각', '상태', '아이디', '닉네임', '레벨', '금액', '통화', '이름'],
} as const;
