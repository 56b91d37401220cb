import { createEvent, createStore, sample } from 'effector';
import {
  addPick,
  chooseBonus,
  dropLegs,
  type EditResult,
  type PendingEdit,
  priceLegs,
  type RejectedEdit,
} from '../lib/edit';
import { type DomesticSlip, EMPTY_DRAFT, type SavedSlip, type SlipPick } from '../lib/slip';

/** A cell was pressed; what that does is the member's choice. */
export const pickPressed = createEvent<SlipPick>();
/** The press is to be a bet of its own. */
export const oneTapPressed = createEvent<SlipPick>();
/** Adds the pick, or takes it off when it is on the slip. */
export const pickToggled = createEvent<SlipPick>();
export const legRemoved = createEvent<string>();
export const bonusChosen = createEvent<number | null>();
/** Minor units; null empties the field. */
export const stakeChanged = createEvent<number | null>();
/** Minor units that a quick button adds. */
export const stakeAdded = createEvent<number>();
export const slipCleared = createEvent();
/** The whole slip is another one: a rebet, or a refused bet taken up again. */
export const slipReplaced = createEvent<DomesticSlip>();
export const rejectedEditDropped = createEvent();
/** Current odds of selections, hundredths: the feed, or a refusal that names them. */
export const pricesUpdated = createEvent<Readonly<Record<string, number>>>();
/** A kept slip takes the place of this one. */
export const slipRestored = createEvent<SavedSlip>();

export const $slip = createStore<DomesticSlip>(EMPTY_DRAFT);
/** Of each bet of the slip, minor units; null while the field is empty. */
export const $stake = createStore<number | null>(null);
export const $rejectedEdit = createStore<RejectedEdit | null>(null);
/** For a cell's "is it on the slip": one key lookup. */
export const $pickedIds = $slip.map(
  ({ legs }): Readonly<Record<string, true>> =>
    Object.fromEntries(legs.map(({ selectionId }) => [selectionId, true])),
);
export const $legCount = $slip.map(({ legs }) => legs.length);
/** A press on a price in play is a bet. */
export const $takesOneTap = createStore(false);

/** Tries an edit under the rules. */
export const editRequested = createEvent<PendingEdit>();
/** The first pick of an empty slip is on it. */
export const slipBegun = createEvent();
const edited = createEvent<EditResult & { edit: PendingEdit; wasEmpty: boolean }>();

const isEmpty = ({ legs }: DomesticSlip) => legs.length === 0;

function toggle(slip: DomesticSlip, pick: SlipPick): EditResult {
  const { selectionId } = pick;
  const isPicked = slip.legs.some((leg) => leg.selectionId === selectionId);
  return isPicked ? { ok: true, slip: dropLegs(slip, [selectionId]) } : addPick(slip, pick);
}

function grant(slip: DomesticSlip, edit: PendingEdit): EditResult {
  return edit.kind === 'pick' ? addPick(slip, edit.pick) : chooseBonus(slip, edit.folders);
}

$slip.on(slipRestored, (_slip, { stake: _, ...slip }) => slip);
$stake.on(slipRestored, (_stake, { stake }) => stake);

const pressed = sample({
  clock: pickPressed,
  source: { takesOneTap: $takesOneTap, ids: $pickedIds },
  fn: ({ takesOneTap, ids }, pick) => ({
    pick,
    // What is on the slip comes off it, as ever.
    isBet: takesOneTap && pick.inPlay && ids[pick.selectionId] !== true,
  }),
});
sample({
  clock: pressed,
  filter: ({ isBet }) => isBet,
  fn: ({ pick }) => pick,
  target: oneTapPressed,
});
sample({
  clock: pressed,
  filter: ({ isBet }) => !isBet,
  fn: ({ pick }) => pick,
  target: pickToggled,
});
// One reaction, not two with opposite filters: the second would already see what the first did.
sample({
  clock: pickToggled,
  source: $slip,
  fn: (slip, pick) => ({
    ...toggle(slip, pick),
    edit: { kind: 'pick' as const, pick },
    wasEmpty: isEmpty(slip),
  }),
  target: edited,
});
sample({
  clock: bonusChosen,
  filter: (folders) => folders !== null,
  fn: (folders): PendingEdit => ({ kind: 'bonus', folders: folders as number }),
  target: editRequested,
});
sample({
  clock: bonusChosen,
  source: $slip,
  filter: (_slip, folders) => folders === null,
  fn: (slip): DomesticSlip => ({ ...slip, bonus: null }),
  target: $slip,
});
sample({
  clock: editRequested,
  source: $slip,
  fn: (slip, edit) => ({ ...grant(slip, edit), edit, wasEmpty: isEmpty(slip) }),
  target: edited,
});
const grantedEdit = sample({
  clock: edited,
  filter: ({ ok }) => ok,
  fn: (result) => (result.ok ? result.slip : EMPTY_DRAFT),
});
sample({ clock: grantedEdit, target: $slip });
sample({
  clock: edited,
  filter: ({ ok, edit, wasEmpty }) => ok && edit.kind === 'pick' && wasEmpty,
  target: slipBegun,
});
/** A pick or a bonus pick was not taken; the refusal says why. */
export const editRejected = sample({
  clock: edited,
  filter: ({ ok }) => !ok,
  fn: ({ edit, ...result }): RejectedEdit => ({
    edit,
    refusal: result.ok ? { code: 'EMPTY_SLIP' } : result.refusal,
  }),
});
sample({ clock: editRejected, target: $rejectedEdit });
sample({
  clock: [grantedEdit, slipCleared, slipReplaced, slipRestored, rejectedEditDropped],
  fn: () => null,
  target: $rejectedEdit,
});

sample({
  clock: legRemoved,
  source: $slip,
  fn: (slip, selectionId) => dropLegs(slip, [selectionId]),
  target: $slip,
});
sample({ clock: slipCleared, fn: () => EMPTY_DRAFT, target: $slip });
// What was staked on one slip is not what the next one is to cost.
sample({ clock: slipCleared, fn: () => null, target: $stake });
sample({ clock: slipReplaced, target: $slip });
sample({ clock: pricesUpdated, source: $slip, fn: priceLegs, target: $slip });
sample({ clock: stakeChanged, target: $stake });
