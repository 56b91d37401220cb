import { createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { toWord, wordProblem } from '../lib/banned-word';
import { messages } from '../ui/messages';
import { changeRequested, changing, settings, SettingsGate } from './settings';

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
