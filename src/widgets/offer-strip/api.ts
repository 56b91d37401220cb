import { isGetAttendanceAnswer, isGetEventsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request, theLoaded } from '@/shared/api';

export type Attendance = Readonly<Dto<'Attendance'>>;
export type SiteEvent = Readonly<Dto<'SiteEvent'>>;

/** What events offer a member; of the two what could be loaded. */
export interface Offers {
  attendance: Attendance | null;
  events: readonly SiteEvent[];
}

export async function loadOffers(api: ApiClient): Promise<Offers> {
  const [[attendance = null], [events = []]] = await Promise.all([
    theLoaded([request(api.GET('/attendance', { params: { query: {} } }), isGetAttendanceAnswer)]),
    theLoaded([request(api.GET('/event'), isGetEventsAnswer)]),
  ]);
  return { attendance, events };
}
