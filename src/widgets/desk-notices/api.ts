import {
  isDeskNews,
  isDeskPopup,
  isDeskSiteEvent,
  isGetDeskEventsAnswer,
  isGetDeskNewsAnswer,
  isGetDeskPopupsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

/** A notice as staff wrote it: HTML. */
export type DeskNewsRow = Readonly<Dto<'DeskNews'>>;
/** A popup with the time it is shown in, epoch milliseconds. */
export type DeskPopupRow = Readonly<Dto<'DeskPopup'>>;
/** An event with its time, and how many it has rewarded. */
export type DeskEventRow = Readonly<Dto<'DeskSiteEvent'>>;
type EventDraft = Readonly<Dto<'EventDraft'>>;
type PopupDraft = Readonly<Dto<'PopupDraft'>>;

/** What is written: a new one where `id` is null. */
export interface Writing<Draft> {
  id: number | null;
  draft: Draft;
}

const header = (key: string) => ({ header: { 'Idempotency-Key': key } });

export async function loadNews(api: ApiClient): Promise<readonly DeskNewsRow[]> {
  return request(api.GET('/admin/news'), isGetDeskNewsAnswer);
}

export function sendNews(
  api: ApiClient,
  { key, body: { id, draft } }: Keyed<Writing<{ contents: string }>>,
): Promise<DeskNewsRow> {
  const call =
    id === null
      ? api.POST('/admin/news', { params: header(key), body: draft })
      : api.PUT('/admin/news/{newsId}', { params: { path: { newsId: id } }, body: draft });
  return request(call, isDeskNews);
}

export async function removeNews(api: ApiClient, newsId: number): Promise<void> {
  await request(api.DELETE('/admin/news/{newsId}', { params: { path: { newsId } } }));
}

export async function loadPopups(api: ApiClient): Promise<readonly DeskPopupRow[]> {
  return request(api.GET('/admin/popup'), isGetDeskPopupsAnswer);
}

export function sendPopup(
  api: ApiClient,
  { key, body: { id, draft } }: Keyed<Writing<PopupDraft>>,
): Promise<DeskPopupRow> {
  const call =
    id === null
      ? api.POST('/admin/popup', { params: header(key), body: draft })
      : api.PUT('/admin/popup/{popupId}', { params: { path: { popupId: id } }, body: draft });
  return request(call, isDeskPopup);
}

export async function removePopup(api: ApiClient, popupId: number): Promise<void> {
  await request(api.DELETE('/admin/popup/{popupId}', { params: { path: { popupId } } }));
}

export async function loadEvents(api: ApiClient): Promise<readonly DeskEventRow[]> {
  return request(api.GET('/admin/event'), isGetDeskEventsAnswer);
}

export function sendEvent(
  api: ApiClient,
  { key, body: { id, draft } }: Keyed<Writing<EventDraft>>,
): Promise<DeskEventRow> {
  const call =
    id === null
      ? api.POST('/admin/event', { params: header(key), body: draft })
      : api.PUT('/admin/event/{eventId}', { params: { path: { eventId: id } }, body: draft });
  return request(call, isDeskSiteEvent);
}

export async function removeEvent(api: ApiClient, eventId: number): Promise<void> {
  await request(api.DELETE('/admin/event/{eventId}', { params: { path: { eventId } } }));
}
