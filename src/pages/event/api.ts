import { isGetEventAnswer, isGetEventsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** An event of the list. */
export type SiteEvent = Readonly<Dto<'SiteEvent'>>;
/** An event with its text, and what the member got from it. */
export type SiteEventDetail = Readonly<Dto<'SiteEventDetail'>>;

export function loadEvents(api: ApiClient): Promise<readonly SiteEvent[]> {
  return request(api.GET('/event'), isGetEventsAnswer);
}

export function loadEvent(api: ApiClient, eventId: number): Promise<SiteEventDetail> {
  return request(api.GET('/event/{eventId}', { params: { path: { eventId } } }), isGetEventAnswer);
}
