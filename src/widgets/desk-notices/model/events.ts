import { sample } from 'effector';
import * as z from 'zod/mini';
import { isDeskSiteEvent, isGetDeskEventsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { timedQuery } from '@/features/desk-list';
import { rewardsPaid } from '@/features/event-reward';
import { request } from '@/shared/api';
import { parseWhole } from '@/shared/lib/typed-number';
import { createWriting } from '../lib/create-writing';
import {
  blankTime,
  draftOfTimed,
  endsLater,
  noTimed,
  timedFields,
  valuesOfTimed,
} from '../lib/timed';
import { messages } from '../ui/messages';

/** An event with its time, and how many it has rewarded. */
export type DeskEventRow = Readonly<Dto<'DeskSiteEvent'>>;

/** Every member has it. */
const lowestLevel = 1;

export const events = createWriting({
  query: timedQuery<DeskEventRow>((api) => request(api.GET('/admin/event'), isGetDeskEventsAnswer)),
  remove: (api, eventId) =>
    request(api.DELETE('/admin/event/{eventId}', { params: { path: { eventId } } })),
  initial: { ...noTimed, minLevel: String(lowestLevel), isForCoin: true },
  blank: blankTime,
  schema: z
    .object({ ...timedFields, minLevel: z.string(), isForCoin: z.boolean() })
    .check(endsLater),
  valuesOf: (event) => ({
    ...valuesOfTimed(event),
    minLevel: String(Math.max(lowestLevel, event.minLevel)),
    isForCoin: event.isForCoin,
  }),
  draftOf: (values) => ({
    ...draftOfTimed(values),
    minLevel: parseWhole(values.minLevel) ?? lowestLevel,
    isForCoin: values.isForCoin,
  }),
  send: (api, eventId, body: Dto<'EventDraft'>, header) => {
    const call =
      eventId === null
        ? api.POST('/admin/event', { params: { header }, body })
        : api.PUT('/admin/event/{eventId}', { params: { path: { eventId } }, body });
    return request(call, isDeskSiteEvent);
  },
  texts: messages.events,
});

// How many each event has rewarded is a column of the list.
sample({ clock: rewardsPaid, target: events.list.refresh });
