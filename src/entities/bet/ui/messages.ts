import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { formatCount, formatFolders, formatOdds } from '@/shared/lib/format';
import { type Bet, type FixtureLeg, isCasinoLeg } from '../lib/bet';
import type { Outcome } from '../lib/figures';
import { casinoRoundText } from '../lib/leg-text';
import { messages as legMessages } from '../lib/messages';
import type { LegProgress } from '../lib/progress';
import type { BetState, LegState } from '../lib/state';
import type { SystemLines } from '../lib/system-lines';

const states: Record<BetState, string> = {
  pending: '접수 대기',
  open: slipLabelText(SETTLEMENT_LABEL.inProgress),
  won: slipLabelText(SETTLEMENT_LABEL.won),
  lost: slipLabelText(SETTLEMENT_LABEL.lost),
  void: slipLabelText(SETTLEMENT_LABEL.refunded),
  cancelled: slipLabelText(SETTLEMENT_LABEL.cancelled),
  refused: '접수 거절',
  cashedOut: '캐시아웃',
};

/** Words of legs without a result; those that have one are named by it. */
const openLegs: Partial<Record<LegState, string>> = {
  live: '경기 중',
  before: '시작 전',
  waiting: '결과 대기',
};

/** What a score counts where that is no points. */
const units: Partial<Record<FixtureLeg['sport'], string>> = {
  football: '골',
  volleyball: '세트',
  'ice-hockey': '골',
  'e-sports': '세트',
  tennis: '세트',
  'table-tennis': '세트',
  badminton: '세트',
  handball: '골',
  futsal: '골',
  'field-hockey': '골',
  darts: '레그',
  snooker: '프레임',
};
const points = '점';

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
  cashOut: '정산금',
  held: '보관 중',
  returned: '반환',
};

const outcomeTerms: Record<Outcome['kind'], string> = {
  expected: '예상 당첨금',
  payout: '당첨금',
  refund: '환급금',
  cashOut: '정산금',
  held: '보관 금액',
  returned: '반환금',
};

/** What a bet is called: its round of a provider's game, or how many it is of. */
function nameOf({ legs, system }: Pick<Bet, 'legs' | 'system'>): string {
  const round = legs.find(isCasinoLeg);
  return round ? casinoRoundText(round) : formatFolders(legs.length, system?.sizes);
}

/** Where a bet is told apart from others by its name alone. */
function fullNameOf(bet: Pick<Bet, 'legs' | 'system'>): string {
  const round = bet.legs.find(isCasinoLeg);
  return round ? `${round.gameName} ${nameOf(bet)}` : nameOf(bet);
}

export const messages = {
  toResult: '경기결과',
  resultOf: (home: string, away: string) => `${home} 대 ${away} 경기결과`,
  states,
  openLegs,
  progress: ({ state, missing }: LegProgress, sport: FixtureLeg['sport']) =>
    progress[state](missing, units[sport] ?? points),
  progressOf: (leg: string, word: string) => `${leg} 진행 상황: ${word}`,
  outcomes,
  outcomeTerms,
  summary: (bet: Pick<Bet, 'legs' | 'system' | 'totalOdds'>) => {
    if (bet.legs.some(isCasinoLeg)) return nameOf(bet);
    return bet.system
      ? `${nameOf(bet)} · ${formatCount(bet.system.lines)}라인`
      : `${nameOf(bet)} · ${formatOdds(bet.totalOdds)}배`;
  },
  times: (odds: number) => `${formatOdds(odds)}배`,
  system: '시스템',
  systemOf: (lines: number, stake: string) => `${formatCount(lines)}라인 × ${stake}`,
  meanOdds: '라인 평균 배당률',
  jointOdds: '같은 경기 조합 배당',
  jointOf: (legs: number) => `${legs}개 선택`,
  /** The last of them is the factor. */
  jointSum: (parts: readonly string[], factor: string) => [...parts, factor].join(' × '),
  jointDetail: (sum: string, odds: string) => `${sum} = ${odds}`,
  jointSettled: '조합 정산',
  jointLeftOut: '경기로 결정되지 않은 선택은 빼고 남은 선택의 계수로 정산',
  lineResults: '라인 결과',
  lines: ({ paying, lost, open }: SystemLines) =>
    [
      `적중 ${formatCount(paying)}`,
      `미적중 ${formatCount(lost)}`,
      ...(open > 0 ? [`진행 ${formatCount(open)}`] : []),
    ].join(' · '),
  inPlay: (count: number) => `${count}경기 진행`,
  bonus: (factor: string) => `보너스 ${factor}배`,
  bonusTerm: '보너스',
  bonusOf: (count: number, factor: string) => `${count}폴더 ${factor}배`,
  staked: '베팅',
  stake: '베팅금액',
  mode: '형식',
  totalOdds: '총 배당률',
  atOne: '1.00배 처리',
  gain: '손익',
  placedAt: '베팅일시',
  settledAt: '정산일시',
  cancelledAt: '취소일시',
  betNumber: '베팅번호',
  cashedPart: '부분 정산',
  cashedOf: (stake: string, amount: string) => `${stake} → ${amount}`,
  owed: '미수',
  debtPaid: '미수 차감',
  debtCollected: '미수 회수',
  debtForgiven: '미수 탕감',
  debtAbout: (isOwed: boolean) =>
    `미수는 결과가 정정되어 회수 대상이 된 당첨금 중 보유머니가 부족해 회수하지 못한 금액입니다. ${
      isOwed ? '이 베팅이 다시 적중하면 당첨금에서 먼저 차감됩니다.' : '남은 미수는 없습니다.'
    }`,
  resettledTerm: '재정산',
  resettled: (version: number) => `재정산 ${version - 1}회`,
  drawsAt: (at: string) => `추첨 ${at}`,
  versus: legMessages.versus,
  score: (home: string, away: string, points: { home: number; away: number }) =>
    `${home} ${points.home} 대 ${away} ${points.away}`,
  showDetail: (bet: Pick<Bet, 'legs' | 'system'>, state: string) =>
    `${fullNameOf(bet)} ${state} 상세 보기`,
  detailOf: (title: string) => `${title} 상세`,
} as const;
