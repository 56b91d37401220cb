import * as z from 'zod/mini';
import { formatMinute, minuteField, parseMinute } from '@/features/desk-list';
import { addTime } from '@/shared/lib/format';
import { messages } from '../ui/messages';

/** A new one is shown for so long unless staff says otherwise, days. */
const usualDays = 7;

/** What is written for a time: a popup, an event. */
interface Timed {
  title: string;
  contents: string;
  /** Epoch milliseconds: from `startsAt` until before `endsAt`. */
  startsAt: number;
  endsAt: number;
}

type TimedValues = Record<keyof Timed, string>;

export const noTimed: TimedValues = { title: '', startsAt: '', endsAt: '', contents: '' };

/** The fields of a form about it. */
export const timedFields = {
  title: z.string().check(
    z.refine((text) => text.trim() !== '', messages.titleMissing),
    z.maxLength(60, messages.titleLong),
  ),
  startsAt: minuteField(messages.timeWrong),
  endsAt: minuteField(messages.timeWrong),
  contents: z.string().check(
    z.refine((text) => text.trim() !== '', messages.contentsMissing),
    z.maxLength(10_000, messages.contentsTooLong),
  ),
};

/** Whether the end is after the start, as far as both can be read. */
export const endsLater = z.refine<TimedValues>(
  ({ startsAt, endsAt }) => {
    const [from, to] = [parseMinute(startsAt), parseMinute(endsAt)];
    return from === null || to === null || to > from;
  },
  { error: messages.endTooEarly, path: ['endsAt'] },
);

/** A new one begins now, epoch milliseconds. */
export const blankTime = (now: number) => ({
  startsAt: formatMinute(now),
  endsAt: formatMinute(addTime(now, usualDays, 'day')),
});

export const valuesOfTimed = ({ title, contents, startsAt, endsAt }: Timed): TimedValues => ({
  title,
  contents,
  startsAt: formatMinute(startsAt),
  endsAt: formatMinute(endsAt),
});

export const draftOfTimed = ({ title, contents, startsAt, endsAt }: TimedValues): Timed => ({
  title: title.trim(),
  contents: contents.trim(),
  startsAt: parseMinute(startsAt) ?? 0,
  endsAt: parseMinute(endsAt) ?? 0,
});
