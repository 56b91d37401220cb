import * as z from 'zod/mini';
import { createApiQuery } from '@/shared/api';
import { loadPopups, removePopup, sendPopup } from '../api';
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

const loaded = createApiQuery(loadPopups);
/** The popups that staff writes, each for a time. */
export const popups = createWriting({
  query: { ...loaded, $data: withState(loaded.$data) },
  send: sendPopup,
  remove: removePopup,
  initial: { ...noTimed, isMarketing: true },
  schema: z.object({ ...timedFields, isMarketing: z.boolean() }).check(endsLater),
  blank: (now) => ({ ...blankTimed(now), isMarketing: true }),
  valuesOf: (popup) => ({ ...valuesOfTimed(popup), isMarketing: popup.isMarketing }),
  draftOf: (values) => ({ ...draftOfTimed(values), isMarketing: values.isMarketing }),
  texts: messages.popups,
});
