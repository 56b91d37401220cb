import { createEffect, createEvent, createStore, sample } from 'effector';
import { createApiQuery, request, isGetMessengerAnswer } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { toMessenger, type Messenger } from './lib/messenger';
import { messages } from './ui/messages';

/** Loads the messengers unless they are here already. */
export const messengersRequested = createEvent();
export const accountCopied = createEvent<Messenger>();

const messengersQuery = createApiQuery(
  async (api): Promise<Messenger[]> =>
    (await request(api.GET('/setting/messenger'), isGetMessengerAnswer)).map(toMessenger),
  { takes: 'first' },
);
export const writeClipboardFx = createEffect((text: string) =>
  globalThis.navigator.clipboard.writeText(text),
);

export const $messengers = createStore<readonly Messenger[]>([]);

sample({
  clock: messengersRequested,
  source: $messengers,
  filter: (known) => known.length === 0,
  fn: () => undefined,
  target: messengersQuery.start,
});
sample({ clock: messengersQuery.done, fn: ({ result }) => result, target: $messengers });
sample({ clock: accountCopied, fn: ({ account }) => account, target: writeClipboardFx });
sample({
  clock: writeClipboardFx.done,
  fn: () => ({ text: messages.copied, tone: 'success' as const }),
  target: toastShown,
});
// Some browsers refuse the clipboard; the account stands on the button to be written down.
sample({
  clock: writeClipboardFx.fail,
  fn: ({ params }) => ({ text: messages.copyFailed(params) }),
  target: toastShown,
});
