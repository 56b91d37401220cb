import { formatMinutes } from '@/shared/copy';
import { formatCount, formatPoint } from '@/shared/lib/format';

export const messages = {
  title: '퀘스트',
  failed: '퀘스트를 불러오지 못했습니다.',
  summary: '퀘스트 요약',
  claimable: '받을 보상',
  claimablePoints: '받을 포인트',
  claimedPoints: '이번 주 받은 포인트',
  rewards: (count: number) => `${formatCount(count)}건`,
  points: formatPoint,
  groups: { daily: '일일', weekly: '주간', past: '지난 퀘스트' },
  reached: (reached: number, all: number) => `${formatCount(reached)}/${formatCount(all)} 달성`,
  pastDays: '최근 14일',
  /** Minutes until midnight in Seoul, rounded down. */
  left: (minutes: number) => (minutes < 1 ? '1분 미만 남음' : `${formatMinutes(minutes)} 남음`),
  weekEnd: '일요일 24시까지',
  none: '진행 중인 퀘스트가 없습니다.',
  noneText: '새 퀘스트는 매일 0시와 월요일 0시에 시작됩니다.',
} as const;
