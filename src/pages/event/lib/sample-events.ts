import { kstInstant } from '@/shared/lib/format';
import type { SiteEvent, SiteEventDetail } from '../api';

/** Makes an event that is on for a fortnight. */
export function makeEvent(part: Partial<SiteEvent> = {}): SiteEvent {
  return {
    ...{ id: 5, title: '가을 리그 응원 이벤트', isOver: false },
    ...{ startsAt: kstInstant('2026-11-16 00:00:00'), endsAt: kstInstant('2026-11-30 00:00:00') },
    ...part,
  };
}

/** Makes the same with its text, and no reward. */
export function makeDetail(part: Partial<SiteEventDetail> = {}): SiteEventDetail {
  const contents =
    '<p>이벤트 기간에 <b>스포츠</b> 경기를 응원해주신 모든 분께 포인트를 드립니다.</p><p>자세한 내용은 <a href="/rule">이용규정</a>을 확인해주세요.</p>';
  return { ...makeEvent(), contents, reward: null, ...part };
}
