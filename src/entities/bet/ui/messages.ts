import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { formatFolders } from '@/shared/lib/format';
import type { Bet, FixtureLeg } from '../lib/bet';
import type { Outcome } from '../lib/figures';
import type { LegProgress } from '../lib/progress';
import type { BetState, LegState } from '../lib/state';

const states: Record<BetState, string> = {
  pending: '접수 대기',
  open: slipLabelText(SETTLEMENT_LABEL.inProgress),
  won: slipLabelText(SETTLEMENT_LABEL.won),
  lost: slipLabelText(SETTLEMENT_LABEL.lost),
  void: slipLabelText(SETTLEMENT_LABEL.refunded),
  cancelled: slipLabelText(SETTLEMENT_LABEL.cancelled),
  refused: '접수 거절',
};

/** Words of legs without a result; those that have one are named by it. */
const openLegs: Partial<Record<LegState, string>> = {
  live: '경기 중',
  before: '시작 전',
  waiting: '결과 대기',
};

/** What a score counts. */
const units: Record<FixtureLeg['sport'], string> = {
  football: '골',
  basketball: '점',
  baseball: '점',
  volleyball: '세트',
  'ice-hockey': '골',
  'e-sports': '세트',
};

const progress: Record<LegProgress['state'], (missing: number, unit: string) => string> = {
  ahead: () => '적중 중',
  level: () => '현재 적특',
  behind: (missing, unit) => `${missing}${unit} 부족`,
  past: () => '기준점 초과',
};

/** Kinds of bets. */
export const betTypes: Record<Bet['type'], string> = {
  1: '스포츠',
  2: '라이브',
  3: '미니게임',
  4: '가상게임',
  5: '카지노',
};

const outcomes: Record<Outcome['kind'], string> = {
  expected: '예상 당첨',
  payout: '당첨금',
  refund: '환급',
};

const outcomeTerms: Record<Outcome['kind'], string> = {
  expected: '예상 당첨금',
  payout: '당첨금',
  refund: '환급금',
};

export const messages = {
  states,
  openLegs,
  progress: ({ state, missing }: LegProgress, sport: FixtureLeg['sport']) =>
    progress[state](missing, units[sport]),
  progressOf: (leg: string, word: string) => `${leg} 진행 상황: ${word}`,
  outcomes,
  outcomeTerms,
  summary: (count: number, odds: string) => `${formatFolders(count)} · ${odds}배`,
  inPlay: (count: number) => `${count}경기 진행`,
  bonus: (factor: string) => `보너스 ${factor}배`,
  bonusTerm: '보너스',
  bonusOf: (count: number, factor: string) => `${count}폴더 ${factor}배`,
  staked: '베팅',
  stake: '베팅금액',
  totalOdds: '총 배당률',
  atOne: '1.00배 처리',
  gain: '손익',
  placedAt: '베팅일시',
  settledAt: '정산일시',
  cancelledAt: '취소일시',
  betNumber: '베팅번호',
  resettledTerm: '재정산',
  resettled: (version: number) => `재정산 ${version - 1}회`,
  versus: (home: string, away: string) => `${home} vs ${away}`,
  score: (home: string, away: string, points: { home: number; away: number }) =>
    `${home} ${points.home} 대 ${away} ${points.away}`,
  showDetail: (count: number, state: string) => `${formatFolders(count)} ${state} 상세 보기`,
  detailOf: (title: string) => `${title} 상세`,
} as const;
