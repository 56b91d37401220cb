import { sample } from 'effector';
import * as z from 'zod/mini';
import { rewardsPaid } from '@/features/event-reward';
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
import { messages } from '../ui/messages';

/** The events that staff runs, each for a time. */
export const events = createWriting({
  load: loadEvents,
  send: sendEvent,
  remove: removeEvent,
  initial: { ...noTimed, isForCoin: true },
  schema: z.object({ ...timedFields, isForCoin: z.boolean() }).check(endsLater),
  blank: (now) => ({ ...blankTimed(now), isForCoin: true }),
  valuesOf: (event) => ({ ...valuesOfTimed(event), isForCoin: event.isForCoin }),
  draftOf: (values) => ({ ...draftOfTimed(values), isForCoin: values.isForCoin }),
  texts: messages.eventTexts,
});

// How many each event has rewarded is a column of the list.
sample({ clock: rewardsPaid, target: events.list.refresh });
