import { sample } from 'effector';
import * as z from 'zod/mini';
import { rewardsPaid } from '@/features/event-reward';
import { createApiQuery } from '@/shared/api';
import { parseWhole } from '@/shared/lib/typed-number';
import { loadEvents, removeEvent, sendEvent } from '../api';
import { createWriting } from '../lib/create-writing';
import {
  blankTimed,
  draftOfTimed,
  endsLater,
  noTimed,
  timedFields,
  valuesOfTimed,
} from '../lib/timed';
import { withState } from '../lib/timed-state';
import { messages } from '../ui/messages';

/** Every member has it. */
const lowestLevel = 1;
const openToAll = { minLevel: String(lowestLevel), isForCoin: true };

const loaded = createApiQuery(loadEvents);
/** The events that staff runs, each for a time. */
export const events = createWriting({
  query: { ...loaded, $data: withState(loaded.$data) },
  send: sendEvent,
  remove: removeEvent,
  initial: { ...noTimed, ...openToAll },
  schema: z
    .object({ ...timedFields, minLevel: z.string(), isForCoin: z.boolean() })
    .check(endsLater),
  blank: (now) => ({ ...blankTimed(now), ...openToAll }),
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
  texts: messages.events,
});

// How many each event has rewarded is a column of the list.
sample({ clock: rewardsPaid, target: events.list.refresh });
