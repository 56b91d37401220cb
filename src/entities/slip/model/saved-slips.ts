import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { persistStore } from '@/shared/lib/storage';
import { addPick } from '../lib/edit';
import { savedSlipSchema, type SavedSlip, type SlipEntry } from '../lib/slip';
import { $account } from './account';
// An account's limits are requested as soon as it is known, whether a slip is drawn or not.
import './terms';
import { $slip, $stake, slipBegun, slipRestored } from './slip';

/** Reads the kept slips; nothing is read before. */
export const slipHydrated = createEvent();

const guest = 'guest';
const emptySaved: SavedSlip = { legs: [], bonus: null, stake: null };

const $owner = $account.map((account) => account?.id ?? guest);
/** One slip per member and one for guests, so that a re-login finds what was there. */
export const $savedSlips = createStore<Readonly<Record<string, SavedSlip>>>({});

persistStore({
  store: $savedSlips,
  key: 'hanpan.slip',
  schema: z.record(z.string(), savedSlipSchema),
  pickup: slipHydrated,
});

/** Nothing is kept before what is there was read, or the reading would find the empty slip of this visit. */
export const $areSavedSlipsRead = createStore(false);
// Later than the reading, which is a chain of effects that do not wait.
const finishReadingFx = createEffect(async () => {});
/** Picked before the reading; they join whichever slip is kept. */
const $earlyLegs = createStore<readonly SlipEntry[]>([]);
// After the account, which is set as soon as the reading is done.
const addEarlyFx = createEffect(async () => {});
sample({ clock: slipHydrated, target: finishReadingFx });
sample({ clock: finishReadingFx.done, source: $slip, fn: ({ legs }) => legs, target: $earlyLegs });
sample({ clock: finishReadingFx.done, fn: () => true, target: $areSavedSlipsRead });

const $current = combine($slip, $stake, (slip, stake): SavedSlip => ({ ...slip, stake }));
const isSame = (a: SavedSlip | undefined, b: SavedSlip) =>
  a !== undefined &&
  a.legs === b.legs &&
  a.bonus === b.bonus &&
  a.sizes === b.sizes &&
  a.isSingles === b.isSingles &&
  a.joint === b.joint &&
  a.stake === b.stake;

// What a guest picked goes along into the session that the login began.
const signedIn = sample({
  clock: $owner,
  source: { savedSlips: $savedSlips, owner: $owner, isRead: $areSavedSlipsRead },
  filter: ({ savedSlips, owner, isRead }) =>
    isRead && owner !== guest && (savedSlips[guest]?.legs.length ?? 0) > 0,
});
sample({
  clock: signedIn,
  fn: ({ savedSlips: { [guest]: picked, ...rest }, owner }) => ({
    ...rest,
    [owner]: picked ?? emptySaved,
  }),
  target: $savedSlips,
});

// From the savedSlips to the slip: another owner, another tab, or the first reading.
sample({
  clock: [$owner, $savedSlips, $areSavedSlipsRead],
  source: { savedSlips: $savedSlips, owner: $owner, current: $current, isRead: $areSavedSlipsRead },
  filter: ({ savedSlips, owner, current, isRead }) =>
    isRead && !isSame(savedSlips[owner] ?? emptySaved, current),
  fn: ({ savedSlips, owner }) => savedSlips[owner] ?? emptySaved,
  target: slipRestored,
});

// From the slip to the savedSlips.
sample({
  clock: $current,
  source: { savedSlips: $savedSlips, owner: $owner, isRead: $areSavedSlipsRead },
  filter: ({ savedSlips, owner, isRead }, current) => isRead && !isSame(savedSlips[owner], current),
  fn: ({ savedSlips, owner }, current) => ({ ...savedSlips, [owner]: current }),
  target: $savedSlips,
});

sample({ clock: $areSavedSlipsRead, filter: Boolean, target: addEarlyFx });
const earlyAdded = sample({
  clock: addEarlyFx.done,
  source: { slip: $slip, early: $earlyLegs },
  filter: ({ early }) => early.length > 0,
});
sample({
  clock: earlyAdded,
  fn: ({ slip, early }) =>
    early.reduce((draft, leg) => {
      const result = addPick(draft, leg);
      return result.ok ? result.slip : draft;
    }, slip),
  target: $slip,
});
sample({
  clock: earlyAdded,
  filter: ({ slip }) => slip.legs.length === 0,
  target: slipBegun,
});
