import { combine, createEvent, createStore, sample } from 'effector';
import { persistStore } from '@/shared/lib/storage';
import type { OneTapTerms } from '../lib/one-tap';
import {
  noPreferences,
  preferencesOf,
  savedPreferencesSchema,
  type SlipPreferences,
  withPreferences,
} from '../lib/preferences';
import { $account } from './account';
import { $betSetting, $currency, $ownPolicy } from './terms';
import { slipHydrated } from './saved-slips';
import { $stake, $takesOneTap, slipBegun } from './slip';

export const preferencesSaved = createEvent<SlipPreferences>();
export const oneTapTurnedOff = createEvent();

const $saved = createStore(noPreferences);
const $memberId = $account.map((account) => account?.id ?? 'guest');
export const $preferences = combine($saved, $memberId, $currency, preferencesOf);
/** Minor units that the quick buttons add. */
export const $quickStakes = $preferences.map(({ quickStakes }) => quickStakes);
const $rememberedStake = $preferences.map(({ stake }) => stake);
const $isOneTapOn = combine(
  $preferences,
  $account,
  ({ isOneTap }, account) => isOneTap && account !== null,
);
/** The policy is the member's own: one for a single bet belongs to the slip. */
export const $oneTapTerms = combine(
  [$betSetting, $ownPolicy, $rememberedStake, $account] as const,
  ([setting, policy, stake, account]): OneTapTerms => {
    return { limits: setting?.inPlay ?? null, policy, stake, account };
  },
);

persistStore({
  store: $saved,
  key: 'hanpan.slip-preferences',
  schema: savedPreferencesSchema,
  pickup: slipHydrated,
});

const turnedOff = sample({
  clock: oneTapTurnedOff,
  source: $preferences,
  fn: (preferences) => ({ ...preferences, isOneTap: false }),
});
sample({
  clock: [preferencesSaved, turnedOff],
  source: { saved: $saved, memberId: $memberId, currency: $currency },
  fn: ({ saved, memberId, currency }, preferences) =>
    withPreferences(saved, preferences, memberId, currency),
  target: $saved,
});
sample({ clock: $isOneTapOn, target: $takesOneTap });
// Only the first pick of a slip: whoever empties the field later keeps it empty.
sample({
  clock: slipBegun,
  source: { stake: $stake, remembered: $rememberedStake },
  filter: ({ stake, remembered }) => stake === null && remembered !== null,
  fn: ({ remembered }) => remembered,
  target: $stake,
});
