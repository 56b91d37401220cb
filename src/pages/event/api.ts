import {
  type ApiClient,
  isGetEventsAnswer,
  isSiteEventDetail,
  request,
  type SiteEventDetailDto,
  type SiteEventDto,
} from '@/shared/api';

/** An event of the list. */
export type SiteEvent = Readonly<SiteEventDto>;
/** An event with its text, and what the member got from it. */
export type SiteEventDetail = Readonly<SiteEventDetailDto>;

export function loadEvents(api: ApiClient): Promise<readonly SiteEvent[]> {
  return request(api.GET('/event'), isGetEventsAnswer);
}

export function loadEvent(api: ApiClient, eventId: number): Promise<SiteEventDetail> {
  return request(api.GET('/event/{eventId}', { params: { path: { eventId } } }), isSiteEventDetail);
}
