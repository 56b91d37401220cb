import {
  CANCEL_BEFORE_START_MINUTES,
  CANCEL_WITHIN_MINUTES,
  type CancelObstacle,
  MAX_CANCELS_A_DAY,
} from '#rules/cancel.ts';
import { type Bet, betTypes } from '@/entities/bet';
import { formatCount, formatKst, formatOdds } from '@/shared/lib/format';
import type { Order, Period, Show } from '../search';

const shows: Record<Show, string> = {
  all: '전체',
  open: '진행 중',
  won: '적중',
  lost: '미적중',
  void: '적특',
  cancelled: '취소',
};

const periods: Record<Period, string> = {
  today: '오늘',
  week: '7일',
  month: '30일',
  range: '기간 선택',
};

const orders: Record<Order, string> = { recent: '최근순', stake: '베팅금액순' };

/** Why an open bet cannot be cancelled, by what it is. */
const obstacles: Record<CancelObstacle, (type: Bet['type']) => string> = {
  kind: (type) => `${betTypes[type]} 베팅은 취소하실 수 없습니다.`,
  cashedOut: () => '일부를 캐시아웃한 베팅은 취소하실 수 없습니다.',
  begun: () => '시작된 경기가 있어 취소하실 수 없습니다.',
  soon: () => `첫 경기 시작까지 ${CANCEL_BEFORE_START_MINUTES}분이 남지 않아 취소하실 수 없습니다.`,
  late: () => `베팅 후 ${CANCEL_WITHIN_MINUTES}분이 지나 취소하실 수 없습니다.`,
};

export const messages = {
  title: '베팅내역',
  clock: (at: number) => `서울 ${formatKst(at, 'M월 D일 HH:mm:ss')}`,
  shows,
  show: '베팅 결과',
  types: '유형',
  allTypes: '전체 유형',
  modes: '형식',
  allModes: '전체 형식',
  order: '정렬',
  orders,
  dayOfSpan: (at: number) => formatKst(at, 'M.D (dd)'),
  period: '조회기간',
  periods,
  from: '시작일',
  to: '종료일',
  sums: '기간 합계',
  staked: '베팅',
  settledCount: (count: number) => `정산 ${formatCount(count)}건`,
  paid: '당첨',
  wonCount: (count: number) => `적중 ${formatCount(count)}건`,
  profit: '손익',
  profitNote: '정산된 베팅 기준',
  profits: { day: '일별 손익', week: '주별 손익', month: '월별 손익' },
  dayPattern: 'YYYY년 M월 D일',
  days: (first: string, last: string) => `${first}~${last}`,
  profitOf: (days: string, profit: string) => `${days} ${profit}`,
  noDays: '정산된 베팅이 없습니다.',
  sumsFailed: '합계를 불러오지 못했습니다.',
  list: '베팅 목록',
  count: (shown: number, all: number) => `${formatCount(all)}건 중 ${formatCount(shown)}건`,
  empty: '해당하는 베팅이 없습니다.',
  emptyText: '조회기간이나 유형을 바꾸거나, 경기를 골라 베팅해보세요.',
  toBoard: '경기 보러 가기',
  failed: '베팅내역을 불러오지 못했습니다.',
  betFailed: '베팅을 불러오지 못했습니다.',
  betMissing: '베팅을 찾을 수 없습니다. 목록에서 다시 선택해주세요.',
  retry: '다시 시도',
  rebet: '다시 베팅',
  seeRound: '회차 다시 보기',
  resumeRound: '게임 이어하기',
  close: '닫기',
  pendingLeft: '접수까지 남은 시간',
  pendingNote:
    '베팅 접수 중입니다. 잠시만 기다려주세요. 라이브 베팅은 득점과 배당 변동을 확인한 뒤 접수됩니다.',
  refusedNote: '베팅이 접수되지 않았습니다. 베팅금이 반환되었습니다.',
  heldNote: '게임에 다시 들어가면 이 회차를 이어서 진행합니다. 그동안 베팅금액은 보관됩니다.',
  cancel: '베팅 취소',
  cancelNot: '유지하기',
  cancelUntil: (time: string) => `${time}까지 취소 가능`,
  cancelObstacle: (obstacle: CancelObstacle, type: Bet['type']) => obstacles[obstacle](type),
  cancelConfirm: (stake: string) =>
    `베팅을 취소하시겠습니까? 베팅금액 ${stake} 전액을 돌려드립니다. 취소는 하루 ${MAX_CANCELS_A_DAY}회까지 하실 수 있습니다.`,
  cancelDone: (stake: string) => `베팅이 취소되었습니다. 반환 금액 ${stake}`,
  cancelTooLate: '취소할 수 있는 시간이 지났거나 경기가 시작되어 취소되지 않았습니다.',
  cancelLimit: `베팅 취소는 하루 ${MAX_CANCELS_A_DAY}회까지 하실 수 있어 취소되지 않았습니다.`,
  cancelOver: '이미 정산되었거나 접수되지 않은 베팅이라 취소되지 않았습니다.',
  cancelFailed: '베팅이 취소되지 않았습니다.',
  rebetLead: '같은 선택을 지금 배당으로 담습니다.',
  versus: (home: string, away: string) => `${home} vs ${away}`,
  rebetDropped: '제외',
  rebetDroppedText: '지금은 베팅할 수 없습니다.',
  rebetNone: '지금 다시 베팅할 수 있는 경기가 없습니다.',
  rebetFailed: '현재 배당을 불러오지 못했습니다. 다시 시도해주세요.',
  rebetAdd: (count: number) => `${count}경기 담기`,
  rebetJoint: '같은 경기의 선택은 베팅카트에서 조합 배당을 다시 확인합니다.',
  rebetReplaces: '베팅카트에 담긴 경기는 새 선택으로 교체됩니다.',
  rebetBonus: (folders: number, factor: string) => `${folders}폴더 보너스 ${factor}배 적용`,
  bonusTerm: '보너스',
  bonusLowered: (before: number, now: number, factor: string) =>
    `베팅 가능한 경기가 줄어 ${before}폴더 보너스 대신 ${now}폴더 보너스 ${factor}배를 적용합니다.`,
  bonusFolders: (folders: number) =>
    `베팅 가능한 경기가 ${folders}폴더보다 적어 보너스는 적용되지 않습니다.`,
  bonusLowOdds: (limit: string) =>
    `지금 배당이 ${limit}배 이하인 경기가 있어 보너스는 적용되지 않습니다.`,
  bonusInPlay: '진행 중인 경기가 있어 보너스는 적용되지 않습니다.',
  oddsNow: (from: number, to: number) => `배당 ${formatOdds(from)} → ${formatOdds(to)}`,
  totalOdds: '총 배당률',
} as const;
