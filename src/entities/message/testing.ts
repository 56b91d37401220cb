import { kstInstant } from '@/shared/lib/format';
import type { Message, MessageSummary } from './lib/message';

const sentAt = kstInstant('2026-11-21 15:30:00');

/** A read message for stories and tests. */
export function makeMessage(overrides: Partial<Message> = {}): Message {
  const contents = '회원님, 안녕하세요.\n이번 주 출석 이벤트에 당첨되셨습니다.';
  const readAt = sentAt + 60_000;
  return { id: 'msg_1', title: '이벤트 당첨 안내', sentAt, readAt, contents, ...overrides };
}

/** A first page of the inbox: two unread, the rest read. */
export function makeInbox(count = 6): MessageSummary[] {
  const long = '이용규정이 개정되어 안내해 드립니다. 시행일 전에 달라지는 내용을 꼭 확인해주세요';
  const titles = ['이벤트 당첨 안내', '정기 점검 일정 안내', '베팅 결과가 정정되었습니다', long];
  return Array.from({ length: count }, (_, index) => ({
    id: `msg_${index + 1}`,
    title: titles[index % titles.length] ?? '',
    sentAt: sentAt - index * 7_400_000,
    readAt: index < 2 ? null : sentAt,
  }));
}
