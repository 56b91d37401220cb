import { formatKst, formatMoney, formatPoint } from '@/shared/lib/format';
import type { SiteEventDetail } from '../api';

const day = (at: number) => formatKst(at, 'YYYY.MM.DD (dd) HH:mm');

export const messages = {
  title: '이벤트',
  list: '이벤트 목록',
  on: '진행 중',
  over: '종료',
  period: ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
    `${day(startsAt)} ~ ${day(endsAt)}`,
  failed: '이벤트를 불러오지 못했습니다.',
  empty: '진행 중인 이벤트가 없습니다.',
  emptyText: '새 이벤트가 시작되면 여기에 표시됩니다.',
  missing: '볼 수 없는 이벤트입니다.',
  missingText: '이벤트가 끝났거나 참여 대상이 아닐 수 있습니다.',
  toList: '이벤트 목록으로',
  reward: '받으신 보상',
  rewardOf: ({ amount, currency }: NonNullable<SiteEventDetail['reward']>) =>
    currency === 'POINT' ? formatPoint(amount) : formatMoney(amount, currency),
  paidAt: (at: number) => `${day(at)} 지급`,
} as const;
