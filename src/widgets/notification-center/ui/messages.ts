import type { NotificationKind } from '@/entities/notification';
import { common, loadTexts } from '@/shared/copy';
import { formatCount, formatKst } from '@/shared/lib/format';

const kinds: Record<NotificationKind, string> = {
  money: '입출금',
  bet: '베팅',
  benefit: '혜택',
  message: '쪽지',
};

/** The head of a day: `ago` is in days, `at` its midnight. */
function day(at: number, ago: number): string {
  if (ago === 0) return '오늘';
  return ago === 1 ? '어제' : formatKst(at, 'M월 D일 (dd)');
}

export const messages = {
  ...loadTexts,
  kinds,
  day,
  all: common.all,
  title: common.alert,
  close: '알림 닫기',
  filters: '알림 종류',
  fresh: (count: number) => `새 알림 ${formatCount(count)}`,
  isNew: '새 알림',
  readAll: '모두 읽음',
  read: (title: string) => `${title} 읽음으로 표시`,
  readFailed: '읽음으로 표시하지 못했습니다. 잠시 후 다시 시도해주세요.',
  reason: '사유',
  more: '지난 알림 보기',
  empty: '새 알림이 없습니다.',
  emptyText: '신청 결과와 베팅 결과, 보상을 여기에서 알려드립니다.',
  failed: '알림을 불러오지 못했습니다.',
} as const;
