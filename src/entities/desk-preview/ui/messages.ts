import { formatCount } from '@/shared/lib/format';
import type { ResultPreview } from '../lib/preview';

/** Words on what another result would do. */
export const messages = {
  effect: '변경 결과',
  effects: (preview: ResultPreview): readonly [string, string][] => [
    ['바뀌는 베팅', `${formatCount(preview.changed)}건`],
    ['회원', `${formatCount(preview.members)}명`],
    ['적중', `${formatCount(preview.won)}건`],
    ['미적중', `${formatCount(preview.lost)}건`],
    ['적특', `${formatCount(preview.refunded)}건`],
    ['다시 진행', `${formatCount(preview.reopened)}건`],
    ['결과 없음', `${formatCount(preview.undecided)}건`],
  ],
  toMembers: '회원에게 지급',
  fromMembers: '회원에게서 회수',
  debt: '회수하지 못해 남는 미수',
  debtMet: '미수에서 차감',
  noMoney: '움직이는 금액이 없습니다.',
  bets: '바뀌는 베팅',
  change: (before: string, after: string) => `${before} → ${after}`,
  open: '진행 중',
  moreBets: '금액이 큰 200건만 표시합니다.',
} as const;
