import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import * as z from 'zod/mini';
import type { Bet } from '@/entities/bet';
import {
  $account,
  $accountId,
  $isSlipValid,
  $policy,
  $slip,
  $stake,
  $takesOneTap,
  type Refusal,
  slipHydrated,
  stakeHeld,
  toRefusal,
  wantedDropped,
} from '@/entities/slip';
import { $isStreamStale, createApiMutation } from '@/shared/api';
import { persistStore } from '@/shared/lib/storage';
import { toastsHeld } from '@/shared/lib/toasts';
import { type Placement, placeBet, type PlaceBetFailure, toFailure } from '../api';
import { makePlacement, type Placeable, placeablesOf, placementSchema } from '../lib/placement';
import { createKeyMaker } from '../lib/make-key';

/** What became of what was sent under `key`. */
export type PlacementResult = { key: string } & (
  | { kind: 'pending' | 'accepted'; bet: Bet }
  | { kind: 'refused'; refusals: Refusal[]; bet: Bet | null }
  | Extract<PlaceBetFailure, { kind: 'rejected' }>
);

export const submitClicked = createEvent();
export const confirmed = createEvent();
export const confirmCancelled = createEvent();
/** The server never took it: the member sends it again under the same key, or lets it be. */
export const resendClicked = createEvent();
export const placementDropped = createEvent();
/** What was refused is to be placed at other odds, whatever is on the slip. */
export const placeAgainRequested = createEvent<Placeable>();
/** The outcome of the placement is known. */
export const resolved = createEvent<PlacementResult>();
/** A slip goes out under its key, for the first time or again. */
export const sent = createEvent<Placement>();

/** The slip whose outcome is not known; kept over a reload until it is. */
export const $placement = createStore<Placement | null>(null);
export const $isConfirming = createStore(false);
/** What the question is about where it is not the slip. */
export const $againToConfirm = createStore<Placeable | null>(null);
/** Singles of one slip that are still to be sent, one after another, each under a key of its own. */
export const $queue = createStore<readonly Placeable[]>([]);
export const $isQueued = $queue.map((queue) => queue.length > 0);
/** The server answered that it never took the placement. */
export const $isAbsent = createStore(false);
/** The placement under way was sent before: only its outcome decides, not who turned the repeat away. */
const $isRepeat = createStore(false);

const makeKey = createKeyMaker();
export const createKeyFx = createEffect((_slip: Placeable) => makeKey());
export const sending = createApiMutation(placeBet);

export const $isSubmitting = combine(
  createKeyFx.pending,
  sending.$isPending,
  (isMakingKey, isPlacing) => isMakingKey || isPlacing,
);
// An unanswered bet blocks its own member only, not the next one of this browser.
export const $hasPlacement = combine(
  $placement,
  $account,
  (placement, account) => placement !== null && placement.memberId === account?.id,
);
// A result or a message that came up now would cover what is being placed.
sample({
  clock: $isSubmitting,
  fn: (isHeld) => ({ by: 'placement' as const, isHeld }),
  target: toastsHeld,
});
export const $isUnknown = and($hasPlacement, not($isSubmitting));
const $isMember = $account.map((account) => account !== null);
/** A bet may go out now, whatever is on the slip. */
export const $isFree = and(
  $isMember,
  not($hasPlacement),
  not($isSubmitting),
  not($isQueued),
  // Without word from the feed the prices on the screen may be old.
  not($isStreamStale),
);
export const $canSubmit = and($isFree, $isSlipValid);
const confirmAllowed = sample({ clock: confirmed, filter: and($canSubmit, $isConfirming) });
const slipSpoilt = sample({ clock: $isSlipValid, filter: (isValid) => !isValid });

persistStore({
  store: $placement,
  key: 'hanpan.bet-attempt',
  schema: z.nullable(placementSchema),
  pickup: slipHydrated,
});

sample({ clock: submitClicked, filter: $canSubmit, fn: () => true, target: $isConfirming });
// The stake that was asked about is the one that is sent, whatever its odds do until the answer.
sample({ clock: $isConfirming, filter: (isConfirming) => isConfirming, target: stakeHeld });
sample({
  clock: [confirmCancelled, slipSpoilt, resolved, placementDropped, createKeyFx.fail],
  fn: () => false,
  target: stakeHeld,
});
/** Everything that was on the slip is to be sent: one bet, or several singles. */
export const slipSubmitted = sample({
  clock: confirmAllowed,
  source: { slip: $slip, stake: $stake, policy: $policy, account: $account },
  fn: placeablesOf,
});
// What one of them came to is nothing to the next, unless the member may not bet now.
const goesOn = sample({
  clock: resolved,
  source: { queue: $queue, slip: $slip },
  filter: ({ queue }, { kind }) => queue.length > 0 && kind !== 'rejected',
  // A leg that was taken off meanwhile is not wanted any more.
  fn: ({ queue, slip }) =>
    queue.filter((one) =>
      slip.legs.some((leg) => leg.selectionId === one.slip.legs[0]?.selectionId),
    ),
});
const nextStarted = sample({
  clock: [slipSubmitted, goesOn],
  filter: (list) => list.length > 0,
  fn: ([next]) => next as Placeable,
});
sample({ clock: [slipSubmitted, goesOn], fn: ([, ...rest]) => rest, target: $queue });
sample({ clock: nextStarted, target: createKeyFx });

const again = sample({
  clock: placeAgainRequested,
  source: $takesOneTap,
  filter: $isFree,
  // Whoever bets in play by one tap is not asked here either.
  fn: (takesOneTap, bet) => ({
    bet,
    asks: !takesOneTap || bet.slip.legs.some(({ inPlay }) => !inPlay),
  }),
});
sample({ clock: again, filter: ({ asks }) => !asks, fn: ({ bet }) => bet, target: createKeyFx });
sample({ clock: again, filter: ({ asks }) => asks, fn: ({ bet }) => bet, target: $againToConfirm });
sample({
  clock: confirmed,
  source: $againToConfirm,
  filter: and(
    $isFree,
    $againToConfirm.map((bet) => bet !== null),
  ),
  fn: (bet) => bet as Placeable,
  target: createKeyFx,
});
sample({
  clock: [confirmed, confirmCancelled, $accountId],
  fn: () => null,
  target: $againToConfirm,
});
// Of several singles each that is taken leaves the slip: the rest is not to bring what all were.
sample({
  clock: slipSubmitted,
  filter: (list) => list.length > 1,
  target: wantedDropped,
});
const stopped = sample({ clock: resolved, filter: ({ kind }) => kind === 'rejected' });
// Odds that move while the question is open make it another question.
sample({
  clock: [confirmed, confirmCancelled, slipSpoilt],
  fn: () => false,
  target: $isConfirming,
});
const made = sample({
  clock: createKeyFx.done,
  fn: ({ params, result }) => makePlacement(params, result),
});
sample({ clock: sent, target: $placement });
// Only this press may send again: nothing is ever repeated blindly.
const repeated = sample({
  clock: resendClicked,
  source: $placement,
  filter: and($isAbsent, $isUnknown),
  fn: (placement) => placement as Placement,
});
$isRepeat.on(made, () => false).on(repeated, () => true);
sample({ clock: [made, repeated], target: sent });
sample({ clock: sent, target: sending.start });
sample({ clock: sent, fn: () => false, target: $isAbsent });

const placeFailed = sample({
  clock: sending.failed,
  source: { isRepeat: $isRepeat, account: $account },
  filter: ({ account }, { params }) => account === null || account.id === params.memberId,
  fn: ({ isRepeat }, { error, params }) => ({ ...toFailure(error, isRepeat), key: params.key }),
});
// Who left before the answer learns it by the key when they are back; the next member of this browser does not.
sample({
  clock: sending.done,
  source: $account,
  filter: (account, { params }) => account?.id === params.memberId,
  fn: (_account, { params, result }) => toResult(params.key, result, []),
  target: resolved,
});
sample({
  clock: placeFailed,
  filter: ({ kind }) => kind !== 'unanswered',
  fn: (failure) =>
    failure.kind === 'refused'
      ? toResult(failure.key, null, failure.refusals)
      : (failure as PlacementResult),
  target: resolved,
});
/** Nobody knows whether the server took it. */
export const unanswered = sample({
  clock: placeFailed,
  filter: ({ kind }) => kind === 'unanswered',
});

const dropAllowed = sample({ clock: placementDropped, filter: and($isAbsent, $isUnknown) });
sample({ clock: [resolved, dropAllowed], fn: () => null, target: $placement });
sample({
  clock: [stopped, dropAllowed, createKeyFx.fail, $accountId],
  fn: () => [],
  target: $queue,
});
// Also when another tab has learnt the outcome.
sample({
  clock: $placement,
  filter: (placement) => placement === null,
  fn: () => false,
  target: $isAbsent,
});

/** What a bet, or the refusals in its place, mean for what was sent under `key`. */
export function toResult(key: string, bet: Bet | null, refusals: Refusal[]): PlacementResult {
  if (bet === null || bet.status === 'refused') {
    const own = bet?.refusals.map(toRefusal) ?? [];
    return { key, kind: 'refused', refusals: refusals.length > 0 ? refusals : own, bet };
  }
  return { key, kind: bet.status === 'pending' ? 'pending' : 'accepted', bet };
}
