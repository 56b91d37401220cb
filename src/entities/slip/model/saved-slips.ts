import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { isRecordOf } from '@/shared/lib/shape';
import { persistStore } from '@/shared/lib/storage';
import { addPick } from '../lib/edit';
import { isSavedSlip, type SavedSlip, type SlipEntry } from '../lib/slip';
import { $slip, $stake, slipRestored } from './slip';

/** Whose slip it is, and what may be staked. */
export interface SlipHolder {
  id: string;
  /** Balance in minor units of `currency`. */
  balance: number;
  currency: 'KRW' | 'USD';
  level: number;
}

/** Reads the kept slips; nothing is read before. */
export const slipPickedUp = createEvent();
/** The member as the slip needs to know; null is a guest. */
export const holderTold = createEvent<SlipHolder | null>();

const guest = 'guest';
const emptySaved: SavedSlip = { legs: [], bonus: null, stake: null };

export const $holder = createStore<SlipHolder | null>(null);
const $owner = $holder.map((holder) => holder?.id ?? guest);
/** One slip per member and one for guests, so that a re-login finds what was there. */
export const $shelf = createStore<Readonly<Record<string, SavedSlip>>>({});

persistStore({
  store: $shelf,
  key: 'hanpan.slip',
  isValid: isRecordOf(isSavedSlip),
  pickup: slipPickedUp,
});

/** Nothing is kept before what is there was read, or the reading would find the empty slip of this visit. */
export const $isShelfRead = createStore(false);
// Later than the reading, which is a chain of effects that do not wait.
const finishReadingFx = createEffect(async () => {});
/** Picked before the reading; they join whichever slip is kept. */
const $earlyLegs = createStore<readonly SlipEntry[]>([]);
// Later than the holder, who is told as soon as the reading is done.
const addEarlyFx = createEffect(async () => {});
sample({ clock: slipPickedUp, target: finishReadingFx });
sample({ clock: finishReadingFx.done, source: $slip, fn: ({ legs }) => legs, target: $earlyLegs });
sample({ clock: finishReadingFx.done, fn: () => true, target: $isShelfRead });

const $current = combine($slip, $stake, (slip, stake): SavedSlip => ({ ...slip, stake }));
const isSame = (a: SavedSlip | undefined, b: SavedSlip) =>
  a !== undefined && a.legs === b.legs && a.bonus === b.bonus && a.stake === b.stake;

sample({ clock: holderTold, target: $holder });

// What a guest picked goes along into the session that the login began.
const signedIn = sample({
  clock: $owner,
  source: { shelf: $shelf, owner: $owner, isRead: $isShelfRead },
  filter: ({ shelf, owner, isRead }) =>
    isRead && owner !== guest && (shelf[guest]?.legs.length ?? 0) > 0,
});
sample({
  clock: signedIn,
  fn: ({ shelf: { [guest]: picked, ...rest }, owner }) => ({
    ...rest,
    [owner]: picked ?? emptySaved,
  }),
  target: $shelf,
});

// From the shelf to the slip: another owner, another tab, or the first reading.
sample({
  clock: [$owner, $shelf, $isShelfRead],
  source: { shelf: $shelf, owner: $owner, current: $current, isRead: $isShelfRead },
  filter: ({ shelf, owner, current, isRead }) =>
    isRead && !isSame(shelf[owner] ?? emptySaved, current),
  fn: ({ shelf, owner }) => shelf[owner] ?? emptySaved,
  target: slipRestored,
});

// From the slip to the shelf.
sample({
  clock: $current,
  source: { shelf: $shelf, owner: $owner, isRead: $isShelfRead },
  filter: ({ shelf, owner, isRead }, current) => isRead && !isSame(shelf[owner], current),
  fn: ({ shelf, owner }, current) => ({ ...shelf, [owner]: current }),
  target: $shelf,
});

sample({ clock: $isShelfRead, filter: Boolean, fn: () => undefined, target: addEarlyFx });
sample({
  clock: addEarlyFx.done,
  source: { slip: $slip, early: $earlyLegs },
  filter: ({ early }) => early.length > 0,
  fn: ({ slip, early }) =>
    early.reduce((draft, leg) => {
      const result = addPick(draft, leg);
      return result.ok ? result.slip : draft;
    }, slip),
  target: $slip,
});
