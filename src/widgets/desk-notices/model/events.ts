import { sample } from 'effector';
import * as z from 'zod/mini';
import { rewardsPaid } from '@/features/event-reward';
import { createApiQuery } from '@/shared/api';
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

const loaded = createApiQuery(loadEvents);
/** The events that staff runs, each for a time. */
export const events = createWriting({
  query: { ...loaded, $data: withState(loaded.$data) },
  send: sendEvent,
  remove: removeEvent,
  initial: { ...noTimed, isForCoin: true },
  schema: z.object({ ...timedFields, isForCoin: z.boolean() }).check(endsLater),
  blank: (now) => ({ ...blankTimed(now), isForCoin: true }),
  valuesOf: (event) => ({ ...valuesOfTimed(event), isForCoin: event.isForCoin }),
  draftOf: (values) => ({ ...draftOfTimed(values), isForCoin: values.isForCoin }),
  texts: messages.events,
});

// How many each event has rewarded is a column of the list.
sample({ clock: rewardsPaid, target: events.list.refresh });
