import * as z from 'zod/mini';
import { addTime } from '@/shared/lib/format';
import { loadPopups, removePopup, sendPopup } from '../api';
import { createWriting } from '../lib/create-writing';
import { formatMinute, parseMinute } from '../lib/minute';
import { messages } from '../ui/messages';

/** A new popup is shown for so long unless staff says otherwise, days. */
const usualDays = 7;

const minuteSchema = z
  .string()
  .check(z.refine((text) => parseMinute(text) !== null, messages.timeWrong));

/** The popups that staff writes, each for a time. */
export const popups = createWriting({
  load: loadPopups,
  send: sendPopup,
  remove: removePopup,
  initial: { title: '', startsAt: '', endsAt: '', contents: '' },
  schema: z
    .object({
      title: z.string().check(
        z.refine((text) => text.trim() !== '', messages.titleMissing),
        z.maxLength(60, messages.titleLong),
      ),
      startsAt: minuteSchema,
      endsAt: minuteSchema,
      contents: z.string().check(
        z.refine((text) => text.trim() !== '', messages.contentsMissing),
        z.maxLength(10_000, messages.popupLong),
      ),
    })
    .check(
      z.refine(
        ({ startsAt, endsAt }) => {
          const [from, to] = [parseMinute(startsAt), parseMinute(endsAt)];
          return from === null || to === null || to > from;
        },
        { error: messages.endTooEarly, path: ['endsAt'] },
      ),
    ),
  blank: (now) => ({
    ...{ title: '', startsAt: formatMinute(now) },
    ...{ endsAt: formatMinute(addTime(now, usualDays, 'day')), contents: '' },
  }),
  valuesOf: ({ title, startsAt, endsAt, contents }) => ({
    ...{ title, startsAt: formatMinute(startsAt), endsAt: formatMinute(endsAt), contents },
  }),
  draftOf: ({ title, startsAt, endsAt, contents }) => ({
    title: title.trim(),
    startsAt: parseMinute(startsAt) ?? 0,
    endsAt: parseMinute(endsAt) ?? 0,
    contents: contents.trim(),
  }),
  texts: messages.popupTexts,
});
