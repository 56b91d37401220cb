import { createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { wholeField, wholeWithin } from '@/features/desk-list';
import { createForm } from '@/shared/lib/form';
import { toWord, wordProblem } from '../lib/banned-word';
import { messages } from '../ui/messages';
import { type Act, changeRequested, changing, settings, SettingsGate } from './settings';

export type SwitchName = 'siteNoticeFlg' | 'joinStartEndFlg' | 'tetherMaintenanceFlag';

/** A switch was pressed. */
export const switched = createEvent<SwitchName>();

function actOf(name: SwitchName, isOn: boolean): Act {
  const { on, off } = messages.switches[name];
  const words = isOn ? off : on;
  const value = name === 'tetherMaintenanceFlag' ? (isOn ? 0 : 1) : !isOn;
  return {
    change: { [name]: value },
    question: { title: words.label, text: words.text, ...(!isOn && { tone: 'danger' as const }) },
    done: words.done,
  };
}

sample({
  clock: switched,
  source: settings.$data,
  filter: (shown) => shown !== null,
  fn: (shown, name) => actOf(name, Boolean(shown?.[name])),
  target: changeRequested,
});

const minutes = [1, 720] as const;
export const minutesForm = createForm({
  initial: { minutes: '' },
  schema: z.object({ minutes: wholeField(minutes, messages.minutesMalformed) }),
  validatesOnBlur: false,
  isBusy: changing.$isPending,
});

sample({
  clock: minutesForm.accepted,
  fn: ({ minutes: text }) => {
    const autoLogoutMin = wholeWithin(text, minutes) ?? 1;
    return {
      change: { autoLogoutMin },
      question: null,
      done: messages.minutesDone(messages.minutes(autoLogoutMin)),
    };
  },
  target: changeRequested,
});
// What was typed stays where another admin was first.
sample({
  clock: changing.done,
  filter: ({ params, result }) => result === null && 'autoLogoutMin' in params.change,
  target: minutesForm.reset,
});

const none: readonly string[] = [];

export const wordRemoved = createEvent<string>();
export const searchChanged = createEvent<string>();

export const $search = createStore('')
  .on(searchChanged, (_last, text) => text)
  .reset(SettingsGate.close);
/** All words, by the alphabet. */
export const $words = settings.$data.map((data): readonly string[] => data?.idNiknameBan ?? none);

/** What is wrong with the new word, whichever of the mistakes it is. */
const wordIn = (words: readonly string[]) =>
  z.string().check(({ value, issues }) => {
    const message = wordProblem(value, words);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });

export const wordForm = createForm({
  initial: { word: '' },
  schema: $words.map((words) => z.object({ word: wordIn(words) })),
  validatesOnBlur: false,
  isBusy: changing.$isPending,
});

sample({
  clock: wordForm.accepted,
  source: $words,
  fn: (words, { word: typed }) => {
    const word = toWord(typed);
    return {
      change: { idNiknameBan: [...words, word] },
      question: null,
      done: messages.wordAdded(word),
    };
  },
  target: changeRequested,
});
sample({
  clock: wordRemoved,
  source: $words,
  filter: (words, word) => words.includes(word),
  fn: (words, word) => ({
    change: { idNiknameBan: words.filter((one) => one !== word) },
    question: { title: messages.removeWord, text: messages.removeWordText(word) },
    done: messages.wordRemoved(word),
  }),
  target: changeRequested,
});
sample({
  clock: changing.done,
  filter: ({ params, result }) => result === null && 'idNiknameBan' in params.change,
  target: wordForm.reset,
});
