import { sample } from 'effector';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from '../ui/messages';
import { changeRequested, changing } from './settings';

const MOST = 720;

const minutesOf = (text: string): number | null => {
  const minutes = parseWhole(text, 3);
  return typeof minutes === 'number' && minutes >= 1 && minutes <= MOST ? minutes : null;
};

export const minutesForm = createForm({
  initial: { minutes: '' },
  schema: z.object({
    minutes: z
      .string()
      .check(z.refine((text) => minutesOf(text) !== null, messages.minutesMalformed)),
  }),
  validatesOnBlur: false,
  isBusy: changing.$isPending,
});

const accepted = sample({ clock: minutesForm.accepted, fn: ({ minutes }) => minutesOf(minutes) });
const wanted = sample({ clock: accepted, filter: (minutes) => minutes !== null });
sample({
  clock: wanted,
  fn: (minutes) => ({
    change: { autoLogoutMin: minutes },
    question: null,
    done: messages.minutesDone(messages.minutes(minutes)),
  }),
  target: changeRequested,
});
// What was typed stays where another admin was first.
sample({
  clock: changing.done,
  filter: ({ params, result }) => result === null && 'autoLogoutMin' in params.change,
  target: minutesForm.reset,
});
