import { QUEST_DEPOSIT } from '#rules/quest.ts';
import {
  type Currency,
  formatAmount,
  formatCount,
  formatKst,
  formatMoney,
  formatPoint,
} from '@/shared/lib/format';
import type { Quest } from '../lib/quest';

const day = (at: number) => formatKst(at, 'MM-DD');

export const messages = {
  progress: (title: string) => `${title} 진행`,
  count: ({ condition, done, target }: Quest, currency: Currency) =>
    condition.kind === 'deposits' || condition.kind === 'stakes'
      ? `${formatAmount(done, currency)}/${formatMoney(target, currency)}`
      : `${formatCount(done)}/${formatCount(target)}`,
  points: formatPoint,
  claim: '받기',
  claimOf: (title: string) => `${title} 받기`,
  go: '바로가기',
  goOf: (title: string) => `${title} 바로가기`,
  until: (at: number) => `${day(at - 1)}까지`,
  needsDeposit: (currency: Currency) =>
    `${formatMoney(QUEST_DEPOSIT[currency], currency)} 충전 필요`,
  of: (periodStart: number) => day(periodStart),
  expiredOf: (periodStart: number) => `${day(periodStart)} · 7일이 지나 만료`,
  claimedState: '받음',
  level: (name: string) => `레벨 ${name}부터`,
  expired: '만료',
  missed: '미달성',
  claimed: (points: number) => `퀘스트 보상 ${formatPoint(points)}가 지급되었습니다.`,
  notClaimable: '지금은 받으실 수 없는 보상입니다.',
} as const;
