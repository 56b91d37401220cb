import type { Dto } from '#contract/types.gen.ts';
import { type Currency, formatCount, formatKst, formatMoney } from '@/shared/lib/format';
import type { Settlement, RequestedSettlement, SettlementPeriod } from '../api';
import {
  FRIEND_DEPOSIT_WON,
  FRIEND_REWARD_TURNOVER,
  FRIEND_REWARD_WON,
  REFERRAL_SHARE,
} from '../lib/rules';

type Week = Pick<SettlementPeriod, 'from' | 'to'>;

const titles: Record<Dto<'SettlementKind'>, string> = {
  sports: '스포츠 정산',
  casino: '카지노 정산',
  event: '이벤트 정산',
  tether: '테더 정산',
};

const tabLabels: Record<Dto<'SettlementKind'>, string> = {
  sports: '스포츠',
  casino: '카지노',
  event: '이벤트',
  tether: '테더',
};

const states: Record<Settlement['state'], string> = {
  requested: '신청',
  approved: '완료',
  rejected: '거절',
};

const percent = (basisPoints: number) => `${basisPoints / 100}%`;
const sports = `지인 스포츠 미적중 금액의 ${percent(REFERRAL_SHARE.sportsLost)}`;
const casino = `지인 카지노 베팅의 ${percent(REFERRAL_SHARE.casino)}, 슬롯 베팅의 ${percent(REFERRAL_SHARE.slot)}`;

const terms: Record<Dto<'SettlementKind'>, string> = {
  sports,
  casino,
  event: `첫 충전 ${formatMoney(FRIEND_DEPOSIT_WON, 'KRW')} 이상인 지인 1명당 ${formatMoney(FRIEND_REWARD_WON, 'KRW')} · 지급액에 롤링 ${FRIEND_REWARD_TURNOVER * 100}% 적용`,
  tether: `${sports}, ${casino}`,
};

/** The days of a week in Seoul, the Sunday being its last. */
const week = ({ from, to }: Week) => `${formatKst(from, 'MM.DD')} ~ ${formatKst(to - 1, 'MM.DD')}`;

/** What friends did, as far as a kind counts it. */
function basis(
  kind: Dto<'SettlementKind'>,
  { sportsLost, casino: staked, slot, newFriends }: SettlementPeriod['basis'],
  currency: Currency,
): string {
  const money = (minor: number) => formatMoney(minor, currency);
  if (kind === 'event') return `첫 충전 지인 ${formatCount(newFriends)}명`;
  const parts = [
    ...(kind === 'casino' ? [] : [`미적중 ${money(sportsLost)}`]),
    ...(kind === 'sports' ? [] : [`카지노 ${money(staked)}`, `슬롯 ${money(slot)}`]),
  ];
  return parts.join(' · ');
}

export const messages = {
  titles,
  tabLabels,
  states,
  terms,
  week,
  basis,
  overview: '정산신청',
  tabs: '정산 종류',
  all: '전체',
  kinds: '정산 안내',
  go: '신청하기',
  rule: '정산 기준',
  period: '정산 기간',
  periodText: '월요일 00:00 ~ 일요일 24:00 (최근 4주)',
  pays: '지급',
  paysText: '담당자 확인 후 머니로 지급',
  weeks: '신청 가능한 주',
  failed: '정산 정보를 불러오지 못했습니다.',
  closedCoin: '테더 정산은 코인 전용 회원만 신청하실 수 있습니다.',
  closed: '코인 전용 회원은 테더 정산만 신청하실 수 있습니다.',
  request: '신청',
  requestOf: (one: Week, isAgain: boolean) => `${week(one)} 정산 ${isAgain ? '다시 신청' : '신청'}`,
  again: '다시 신청',
  nothing: '정산 없음',
  confirm: (requested: RequestedSettlement['about']) =>
    `정산을 신청하시겠습니까?\n${week(requested)} · ${formatMoney(requested.amount, requested.currency)}`,
  confirmYes: '신청하기',
  requested: '정산신청이 접수되었습니다.',
  duplicate: '이미 신청한 기간입니다.',
  refused: '정산할 금액이 없거나 정산이 제한된 계정입니다. 고객센터로 문의해주세요.',
  sendFailed: '신청 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 신청됩니다.',
  history: '정산 내역',
  historyFailed: '정산 내역을 불러오지 못했습니다.',
  empty: '정산 내역이 없습니다.',
  emptyText: '신청하신 정산이 여기에 표시됩니다.',
  reason: (reason: string) => `사유: ${reason}`,
} as const;
