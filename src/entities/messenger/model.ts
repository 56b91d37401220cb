import { combine, createEvent, createStore, sample } from 'effector';
import { isGetMessengerAnswer } from '#contract/checks.gen.ts';
import { createApiQuery, request } from '@/shared/api';
import { createCopying } from '@/shared/lib/clipboard';
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
/** The account is on the button, to be written down where it cannot be copied. */
export const copying = createCopying({ copied: messages.copied, failed: messages.copyFailed });

export const $messengers = createStore<readonly Messenger[]>([]);

sample({
  clock: messengersRequested,
  source: $messengers,
  filter: (known) => known.length === 0,
  target: messengersQuery.start,
});
sample({ clock: messengersQuery.done, fn: ({ result }) => result, target: $messengers });

const $isAnswered = createStore(false).on(
  [messengersQuery.done, messengersQuery.failed],
  () => true,
);

/** Whether it is known which messengers there are, be it that none could be had. */
export const $areMessengersSettled = combine(
  $messengers,
  $isAnswered,
  (known, isAnswered) => known.length > 0 || isAnswered,
);

sample({ clock: accountCopied, fn: ({ account }) => account, target: copying.requested });
