import { combine, createEvent, createStore, sample } from 'effector';
import { leastStake, stakeFor, totalsOf } from '../lib/bill';
import { $maxStake, $totals, maxStakeChosen } from './checks';
import { fixChosen } from './fixes';
import {
  $slip,
  $stake,
  slipCleared,
  slipReplaced,
  slipRestored,
  stakeAdded,
  stakeChanged,
} from './slip';
import { $currency, $limits, $payoutCap } from './terms';

/** The member says what the bet is to bring, or goes back to saying what it costs. */
export const winningsToggled = createEvent();
/** Minor units that the bet is to bring at least; null empties the field. */
export const wantedChanged = createEvent<number | null>();
/** Minor units that a quick button adds to them. */
export const wantedAdded = createEvent<number>();
/** The most that balance, limit and cap allow. */
export const maxWantedChosen = createEvent();
/** A bet is being confirmed or sent: its stake stays what it is while odds move. */
export const stakeHeld = createEvent<boolean>();
/** What is left of the slip is not what was wanted of all of it. */
export const wantedDropped = createEvent();

/** Minor units the bet is to bring at least; null while the field is empty. */
export const $wanted = createStore<number | null>(null);
/** The stake follows what is wanted, with every move of the odds. */
export const $isByWinnings = createStore(false);
const $isHeld = createStore(false).on(stakeHeld, (_last, isHeld) => isHeld);

// A stake that the member sets no longer follows the winnings.
const stakeSet = [
  stakeChanged,
  stakeAdded,
  maxStakeChosen,
  slipCleared,
  slipReplaced,
  slipRestored,
  fixChosen.filter({ fn: ({ kind }) => kind === 'setStake' }),
  wantedDropped,
];

$isByWinnings.on(winningsToggled, (isOn) => !isOn).reset(stakeSet);
sample({
  clock: winningsToggled,
  source: { totals: $totals, isOn: $isByWinnings },
  fn: ({ totals, isOn }) => (isOn && totals.payout > 0 ? totals.payout : null),
  target: $wanted,
});
sample({ clock: wantedChanged, target: $wanted });
sample({
  clock: wantedAdded,
  source: $wanted,
  fn: (wanted, added) => Math.min(Number.MAX_SAFE_INTEGER, (wanted ?? 0) + added),
  target: $wanted,
});
sample({
  clock: maxWantedChosen,
  source: { slip: $slip, stake: $maxStake, cap: $payoutCap },
  fn: ({ slip, stake, cap }) => totalsOf(slip, stake, cap).payout,
  target: $wanted,
});

/** No lower stake is taken, so that it brings more than is wanted. */
export const $isLeastStake = combine(
  [$slip, $stake, $limits, $currency] as const,
  ([slip, stake, limits, currency]) => stake === leastStake(slip, limits, currency),
);

const $stakeInputs = combine({
  isByWinnings: $isByWinnings,
  isHeld: $isHeld,
  wanted: $wanted,
  slip: $slip,
  limits: $limits,
  currency: $currency,
});
sample({
  clock: $stakeInputs,
  filter: ({ isByWinnings, isHeld, slip }) => isByWinnings && !isHeld && slip.legs.length > 0,
  fn: ({ wanted, slip, limits, currency }) =>
    wanted === null ? null : stakeFor(slip, wanted, limits, currency),
  target: $stake,
});
