import { combine, createStore } from 'effector';
import { confirmedMutation } from '@/shared/api';
import { type Preference, profile, setPreference } from '../api';
import { messages } from '../ui/messages';

export const setting = confirmedMutation({
  send: setPreference,
  done: messages.preferenceSaved,
  shows: 'toast',
});

/** What was chosen and is being sent. */
const $wanted = createStore<Preference | null>(null)
  .on(setting.start, (last, preference) => last ?? preference)
  .reset(setting.done, setting.failed, setting.reset);
/** As it is drawn: what is being sent counts before its answer. */
export const $preference = combine(
  [profile.$data, $wanted] as const,
  ([data, wanted]) => wanted ?? data?.preference ?? null,
);

profile.$data.on(setting.done, (data, { result: preference }) => data && { ...data, preference });
