import { kstInstant } from '@/shared/lib/format';
import type { Message, MessageSummary } from './message';

const sentAt = kstInstant('2026-11-21 15:30:00');

/** An unread line of the inbox for stories and tests. */
export function makeSummary(overrides: Partial<MessageSummary> = {}): MessageSummary {
  return { id: 'msg_1', title: '이벤트 당첨 안내', sentAt, readAt: null, ...overrides };
}

/** A read message for stories and tests. */
export function makeMessage(overrides: Partial<Message> = {}): Message {
  return {
    ...makeSummary({ readAt: sentAt + 60_000 }),
    contents:
      '회원님, 안녕하세요.\n이번 주 출석 이벤트에 당첨되셨습니다.\n자세한 내용은 고객센터로 문의해주세요.',
    ...overrides,
  };
}

/** A first page of the inbox: two unread, the rest read. */
export function makeInbox(count = 6): MessageSummary[] {
  const titles = [
    '이벤트 당첨 안내',
    '정기 점검 일정 안내',
    '베팅 결과가 정정되었습니다',
    '가입을 환영합니다',
    '비밀번호가 변경되었습니다',
    '이용규정이 개정되어 안내해 드립니다. 시행일 전에 달라지는 내용을 꼭 확인해주세요',
  ];
  return Array.from({ length: count }, (_, index) =>
    makeSummary({
      id: `msg_${index + 1}`,
      title: titles[index % titles.length] ?? '',
      sentAt: sentAt - index * 7_400_000,
      readAt: index < 2 ? null : sentAt,
    }),
  );
}
