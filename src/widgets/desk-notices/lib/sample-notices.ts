import { deskSamples } from '@/features/desk-list/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import type { DeskEventRow } from '../model/events';
import type { DeskNewsRow } from '../model/news';
import type { DeskPopupRow } from '../model/popups';

/** When staff looks, epoch milliseconds. */
export const now = kstInstant('2026-11-23 18:00:00');
const hour = 3_600_000;

function makeNews(part: Partial<DeskNewsRow> = {}): DeskNewsRow {
  return { id: 3, contents: '<b>점검</b> 안내', createdAt: now - hour, ...part };
}

/** A popup that is shown from 17:00 to 19:00. */
export function makePopup(part: Partial<DeskPopupRow> = {}): DeskPopupRow {
  const text = { title: '이용규정 안내', contents: '<p><a href="/rule">이용규정</a></p>' };
  return { id: 7, ...text, startsAt: now - hour, endsAt: now + hour, isMarketing: false, ...part };
}

/** An event that is on from 17:00 to 19:00. */
function makeEvent(part: Partial<DeskEventRow> = {}): DeskEventRow {
  const text = {
    title: '가을 리그 응원 이벤트',
    contents: '<p>응원하신 모든 분께 포인트를 드립니다.</p>',
  };
  const time = { startsAt: now - hour, endsAt: now + hour };
  return { id: 5, ...text, ...time, isForCoin: true, minLevel: 1, rewarded: 0, joined: 0, ...part };
}

const long = '매주 월요일 06:00부터 06:30까지 정기 점검이 진행됩니다. '.repeat(6);
export const newsRows = [makeNews(), makeNews({ id: 2, contents: long, createdAt: 0 })];
const popupRows = [
  makePopup({
    id: 8,
    title: '추석 이벤트',
    startsAt: now + hour,
    endsAt: now + 2 * hour,
    isMarketing: true,
  }),
  makePopup(),
  makePopup({ id: 6, title: long.slice(0, 60), startsAt: 0, endsAt: now }),
];

const eventRows = [
  makeEvent({ id: 6, title: '12월 출석 이벤트', startsAt: now + hour, endsAt: now + 2 * hour }),
  makeEvent(),
  makeEvent({
    id: 4,
    title: long.slice(0, 60),
    startsAt: 0,
    endsAt: now,
    rewarded: 1_204,
    joined: 1_284,
  }),
];

/** What staff sees, and what was sent. */
export const { calls, sent, scopeOf } = deskSamples(
  (keep) => ({
    'GET /admin/news': { body: newsRows },
    'POST /admin/news': keep({ status: 201, body: makeNews({ id: 4 }) }),
    'PUT /admin/news/3': keep({ body: makeNews() }),
    'DELETE /admin/news/3': keep({ status: 204 }),
    'GET /admin/popup': { body: popupRows },
    'POST /admin/popup': keep({ status: 201, body: makePopup({ id: 9 }) }),
    'PUT /admin/popup/7': keep({ body: makePopup() }),
    'GET /admin/event': { body: eventRows },
    'POST /admin/event': keep({ status: 201, body: makeEvent({ id: 9 }) }),
    'PUT /admin/event/5': keep({ body: makeEvent() }),
  }),
  { values: [[$now, now]] },
);
