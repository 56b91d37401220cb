import { isGetEventAnswer, isGetEventsAnswer, isJoinEventAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** An event of the list. */
export type SiteEvent = Readonly<Dto<'SiteEvent'>>;
/** An event with its text, whether the member can join, and what the member got from it. */
export type SiteEventDetail = Readonly<Dto<'SiteEventDetail'>>;

const pathOf = (eventId: number) => ({ params: { path: { eventId } } });

export function loadEvents(api: ApiClient): Promise<readonly SiteEvent[]> {
  return request(api.GET('/event'), isGetEventsAnswer);
}

export function loadEvent(api: ApiClient, eventId: number): Promise<SiteEventDetail> {
  return request(api.GET('/event/{eventId}', pathOf(eventId)), isGetEventAnswer);
}

export function joinEvent(api: ApiClient, eventId: number): Promise<SiteEventDetail> {
  return request(api.PUT('/event/{eventId}/join', pathOf(eventId)), isJoinEventAnswer);
}
