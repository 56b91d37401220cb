import { formatFolders } from '@/shared/lib/format';
import type { Bet, BetLeg } from '../lib/bet';

const labels: Record<Bet['label'], string> = {
  [-1]: '취소',
  0: '진행 중',
  1: '미적중',
  2: '적중',
  3: '적특',
};

const results: Record<BetLeg['result'], string> = {
  ...labels,
  4: '반미적중',
  5: '반적중',
};

const types: Record<Bet['type'], string> = {
  1: '스포츠',
  2: '라이브',
  3: '미니게임',
  4: '가상게임',
  5: '카지노',
};

export const messages = {
  labels,
  results,
  types,
  pending: '접수대기',
  refused: '접수거절',
  folders: formatFolders,
  bonus: (folders: number, factor: string) => `보너스 ${folders}폴더 ${factor}배`,
  stake: '베팅금액',
  totalOdds: '총 배당률',
  expected: '예상 당첨금',
  payout: '당첨금',
  refund: '환급금',
  placedAt: '베팅일시',
  settledAt: '정산일시',
  betNumber: '베팅번호',
  resettled: (version: number) => `재정산 ${version - 1}회`,
  versus: (home: string, away: string) => `${home} vs ${away}`,
  score: (home: string, away: string, points: { home: number; away: number }) =>
    `${home} ${points.home} 대 ${away} ${points.away}`,
  showLegs: '상세 보기',
  hideLegs: '상세 닫기',
  odds: '배당',
} as const;
