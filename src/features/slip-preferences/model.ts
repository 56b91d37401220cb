import { combine, createEvent, createStore, sample } from 'effector';
import {
  $accountId,
  $currency,
  $limits,
  $preferences,
  defaultStakes,
  MAX_QUICK_STAKES,
  preferencesSaved,
  tidyStakes,
} from '@/entities/slip';
import { slipPreferencesDialog } from './dialogs';

interface Draft {
  /** Minor units; one for each field, null where it is empty. */
  quickStakes: readonly (number | null)[];
  stake: number | null;
  isOneTap: boolean;
}

/** Minor units; null empties the field. */
export const quickStakeChanged = createEvent<{ index: number; amount: number | null }>();
export const quickStakesReset = createEvent();
/** Minor units; null: nothing is remembered. */
export const stakeRemembered = createEvent<number | null>();
export const oneTapSwitched = createEvent<boolean>();
export const applied = createEvent();

/** As many fields as there can be buttons. */
function toFields(amounts: readonly number[]): (number | null)[] {
  return Array.from({ length: MAX_QUICK_STAKES }, (_, index) => amounts[index] ?? null);
}

export const $draft = createStore<Draft>({ quickStakes: [], stake: null, isOneTap: false });
/** The lowest stake (minor units) while what is to be remembered is below it; else null. */
export const $tooSmall = combine($draft, $limits, ({ stake }, { minStake }) =>
  stake !== null && stake < minStake ? minStake : null,
);

sample({
  clock: slipPreferencesDialog.opened,
  source: $preferences,
  fn: ({ quickStakes, ...own }): Draft => ({ ...own, quickStakes: toFields(quickStakes) }),
  target: $draft,
});
sample({
  clock: quickStakeChanged,
  source: $draft,
  fn: (draft, { index, amount }) => ({
    ...draft,
    quickStakes: draft.quickStakes.with(index, amount),
  }),
  target: $draft,
});
sample({
  clock: quickStakesReset,
  source: { draft: $draft, currency: $currency },
  fn: ({ draft, currency }) => ({ ...draft, quickStakes: toFields(defaultStakes(currency)) }),
  target: $draft,
});
// One tap has nothing to stake without it.
sample({
  clock: stakeRemembered,
  source: $draft,
  fn: (draft, stake) => ({ ...draft, stake, isOneTap: draft.isOneTap && stake !== null }),
  target: $draft,
});
sample({
  clock: oneTapSwitched,
  source: $draft,
  fn: (draft, isOneTap) => ({ ...draft, isOneTap: isOneTap && draft.stake !== null }),
  target: $draft,
});

const saved = sample({
  clock: applied,
  source: { draft: $draft, currency: $currency, tooSmall: $tooSmall },
  filter: ({ tooSmall }) => tooSmall === null,
  fn: ({ draft, currency }) => {
    const amounts = tidyStakes(draft.quickStakes);
    return { ...draft, quickStakes: amounts.length > 0 ? amounts : defaultStakes(currency) };
  },
});
sample({ clock: saved, target: preferencesSaved });
// What one member typed must not be saved by another, nor by one who logged in meanwhile.
sample({ clock: [saved, $accountId], fn: () => undefined, target: slipPreferencesDialog.closed });
