import { kstInstant } from '@/shared/lib/format';
import type { SiteEvent, SiteEventDetail } from '../api';

/** An event that is on for a fortnight. */
export function makeEvent(part: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id: 5,
    title: '가을 리그 응원 이벤트',
    isOver: false,
    isUpcoming: false,
    joinedAt: null,
    startsAt: kstInstant('2026-11-16 00:00:00'),
    endsAt: kstInstant('2026-11-30 00:00:00'),
    ...part,
  };
}

/** The same with its text, which the member can join, and no reward. */
export function makeDetail(part: Partial<SiteEventDetail> = {}): SiteEventDetail {
  const contents =
    '<p>이벤트 기간에 <b>스포츠</b> 경기를 응원해주신 모든 분께 포인트를 드립니다.</p><p>자세한 내용은 <a href="/rule">이용규정</a>을 확인해주세요.</p>';
  const joining = { minLevel: 1, joined: 1_284, joining: 'open' as const };
  return { ...makeEvent(), contents, reward: null, ...joining, ...part };
}

/** The events of the list: on, joined, to come and over. */
export const sampleEvents: readonly SiteEvent[] = [
  makeEvent(),
  makeEvent({
    id: 4,
    title: '한판을 처음 이용하시는 회원님을 위한 스포츠 첫 베팅 안내 이벤트',
    joinedAt: kstInstant('2026-11-17 10:00:00'),
  }),
  makeEvent({ id: 6, title: '12월 출석 이벤트', isUpcoming: true }),
  makeEvent({ id: 3, title: '추석 맞이 이벤트', isOver: true }),
];
