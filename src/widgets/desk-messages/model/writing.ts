import { combine, sample } from 'effector';
import { and } from 'patronum';
import { rowLeft } from '@/features/desk-list';
import { createApiQuery, isProblem } from '@/shared/api';
import { alertShown } from '@/shared/lib/alerts';
import { loadReach } from '../api';
import { type SendTo, sendToOf } from '../lib/audience';
import { audienceText } from '../lib/audience-text';
import { messages } from '../ui/messages';
import { draftSent } from './drafts';
import { $receivers, checking, form, saving } from './form';
import { list, listOutdated } from './sent';

// How many it reaches is known before it is sent.
export const reach = createApiQuery(loadReach);
const $to = combine([form.$values, $receivers] as const, ([values, receivers]) =>
  JSON.stringify(sendToOf(values, receivers)),
);
const $isWriting = and(list.Gate.status, list.$isAdding);
const toChanged = sample({ clock: [$to, $isWriting], source: $to, filter: $isWriting });
sample({ clock: toChanged, target: reach.reset });
sample({
  clock: toChanged,
  filter: (to) => to !== 'null',
  fn: (to) => JSON.parse(to) as SendTo,
  target: reach.start,
});

const accepted = sample({
  clock: form.accepted,
  source: $receivers,
  fn: (receivers, values) => sendToOf(values, receivers),
});
sample({ clock: accepted, filter: (to) => to !== null, target: checking.start });
sample({
  clock: checking.done,
  source: { values: form.$values, receivers: $receivers },
  filter: (_typed, { result }) => result.receivers > 0 && result.unknown.length === 0,
  fn: ({ values, receivers }, { params: to, result }) => ({
    to,
    title: values.title.trim(),
    contents: values.contents.trim(),
    about: audienceText(to, receivers, result.receivers),
  }),
  target: saving.start,
});

sample({ clock: saving.done, target: [draftSent, listOutdated] });
sample({ clock: saving.done, filter: list.$isAdding, target: rowLeft });
const nobody = sample({
  clock: checking.done,
  filter: ({ result }) => result.receivers === 0 || result.unknown.length > 0,
});
sample({ clock: nobody, fn: () => ({ text: messages.nobody }), target: alertShown });
const refused = sample({
  clock: saving.failed,
  filter: ({ error }) => isProblem(error, 'NOT_FOUND'),
});
sample({ clock: [nobody, refused], target: reach.refresh });
