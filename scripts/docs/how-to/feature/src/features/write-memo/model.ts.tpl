import { createEvent, createStore, sample } from 'effector';
import { createApiMutation, isMemo, request } from '@/shared/api';

export const textChanged = createEvent<string>();
export const saveClicked = createEvent();

export const memoAdding = createApiMutation((api, text: string) =>
  request(api.POST('/memo', { body: { text } }), isMemo),
);
/** The server has the memo. */
export const memoSaved = createEvent();

export const $text = createStore('')
  .on(textChanged, (_last, text) => text)
  .reset(memoSaved);
export const $hasFailed = createStore(false)
  .on(memoAdding.failed, () => true)
  .reset(textChanged, saveClicked);

sample({
  clock: saveClicked,
  source: $text,
  filter: (text) => text.trim() !== '',
  fn: (text) => text.trim(),
  target: memoAdding.start,
});
sample({ clock: memoAdding.done, fn: () => undefined, target: memoSaved });
