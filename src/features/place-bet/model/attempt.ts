import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import type { Bet } from '@/entities/bet';
import {
  $holder,
  $isSlipValid,
  $policy,
  $slip,
  $stake,
  type Refusal,
  slipPickedUp,
  toRefusal,
} from '@/entities/slip';
import { $isStreamLate, createApiFx, isHandledByApp, isProblem } from '@/shared/api';
import { isNullOr } from '@/shared/lib/shape';
import { persistStore } from '@/shared/lib/storage';
import { type Attempt, askOutcome, placeBet, type PlaceBetFailure, toFailure } from '../api';
import { backoffMs, isAttempt, makeAttempt } from '../lib/attempt';

export type PlacementResult =
  | { kind: 'pending' | 'accepted'; bet: Bet }
  | { kind: 'refused'; refusals: Refusal[]; bet: Bet | null }
  | Extract<PlaceBetFailure, { kind: 'rejected' }>;

export const submitClicked = createEvent();
export const confirmed = createEvent();
export const confirmCancelled = createEvent();
export const askAgainClicked = createEvent();
/** The server never took it: the member sends it again under the same key, or lets it be. */
export const resendClicked = createEvent();
export const attemptDropped = createEvent();
/** The outcome of the attempt is known. */
export const resolved = createEvent<PlacementResult>();
const sent = createEvent<Attempt>();
const askWanted = createEvent();

/** The slip whose outcome is not known; kept over a reload until it is. */
export const $attempt = createStore<Attempt | null>(null);
export const $isConfirming = createStore(false);
/** The server answered that it never took the attempt. */
export const $isAbsent = createStore(false);
const $tries = createStore(0);

export const createKeyFx = createEffect((): string => crypto.randomUUID());
export const placeBetFx = createApiFx(placeBet);
export const askOutcomeFx = createApiFx(askOutcome);
export const waitFx = createEffect(
  (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
);

export const $isSubmitting = combine(
  createKeyFx.pending,
  placeBetFx.pending,
  (isMakingKey, isPlacing) => isMakingKey || isPlacing,
);
const $hasAttempt = $attempt.map((attempt) => attempt !== null);
export const $isUnknown = and($hasAttempt, not($isSubmitting));
const $holderId = $holder.map((holder) => holder?.id ?? null);
const $isMember = $holder.map((holder) => holder !== null);
export const $canSubmit = and(
  $isMember,
  $isSlipValid,
  not($hasAttempt),
  not($isSubmitting),
  // Without word from the feed the prices on the screen may be old.
  not($isStreamLate),
);
const confirmAllowed = sample({ clock: confirmed, filter: and($canSubmit, $isConfirming) });
const slipSpoilt = sample({ clock: $isSlipValid, filter: (isValid) => !isValid });

persistStore({
  store: $attempt,
  key: 'hanpan.bet-attempt',
  isValid: isNullOr(isAttempt),
  pickup: slipPickedUp,
});

sample({ clock: submitClicked, filter: $canSubmit, fn: () => true, target: $isConfirming });
sample({ clock: confirmAllowed, target: createKeyFx });
// Odds that moved under the question make it another question.
sample({
  clock: [confirmed, confirmCancelled, slipSpoilt],
  fn: () => false,
  target: $isConfirming,
});
sample({
  clock: createKeyFx.doneData,
  source: { slip: $slip, stake: $stake, policy: $policy, holder: $holder },
  fn: makeAttempt,
  target: sent,
});
sample({ clock: sent, target: $attempt });
// Only this press may send again: nothing is ever repeated blindly.
sample({
  clock: resendClicked,
  source: $attempt,
  filter: and($isAbsent, $isUnknown),
  fn: (attempt) => attempt as Attempt,
  target: sent,
});
sample({ clock: sent, target: placeBetFx });
sample({ clock: sent, fn: () => false, target: $isAbsent });

const placeFailed = sample({ clock: placeBetFx.failData, fn: toFailure });
sample({ clock: placeBetFx.doneData, fn: (bet) => toResult(bet, []), target: resolved });
sample({
  clock: placeFailed,
  filter: ({ kind }) => kind !== 'unanswered',
  fn: (failure) =>
    failure.kind === 'refused' ? toResult(null, failure.refusals) : (failure as PlacementResult),
  target: resolved,
});
const unanswered = sample({ clock: placeFailed, filter: ({ kind }) => kind === 'unanswered' });

// The unanswered bet is resolved by its key: at once, after a reload, and after a new login.
sample({
  clock: [unanswered, askAgainClicked, $holderId, waitFx.done],
  fn: () => undefined,
  target: askWanted,
});
sample({
  clock: askWanted,
  source: { attempt: $attempt, holderId: $holderId, isSubmitting: $isSubmitting },
  filter: ({ attempt, holderId, isSubmitting }) =>
    attempt !== null && attempt.memberId === holderId && !isSubmitting,
  fn: ({ attempt }) => (attempt as Attempt).key,
  target: askOutcomeFx,
});
sample({
  clock: askOutcomeFx.done,
  source: $attempt,
  filter: (attempt, { params }) => attempt?.key === params,
  fn: (_attempt, { result }) => toResult(result.bet, result.refusals),
  target: resolved,
});
sample({
  clock: askOutcomeFx.failData,
  filter: (error) => isProblem(error, 'NOT_FOUND'),
  fn: () => true,
  target: $isAbsent,
});
const askedInVain = sample({
  clock: askOutcomeFx.failData,
  filter: (error) => !isProblem(error, 'NOT_FOUND') && !isHandledByApp(error),
});
sample({ clock: askedInVain, source: $tries, fn: backoffMs, target: waitFx });
$tries.on(askedInVain, (tries) => tries + 1).reset(resolved, sent);

const dropAllowed = sample({ clock: attemptDropped, filter: and($isAbsent, $isUnknown) });
sample({ clock: [resolved, dropAllowed], fn: () => null, target: $attempt });
sample({ clock: [resolved, dropAllowed], fn: () => false, target: $isAbsent });

function toResult(bet: Bet | null, refusals: Refusal[]): PlacementResult {
  if (bet === null || bet.status === 'refused') {
    const own = bet?.refusals.map(toRefusal) ?? [];
    return { kind: 'refused', refusals: refusals.length > 0 ? refusals : own, bet };
  }
  return { kind: bet.status === 'pending' ? 'pending' : 'accepted', bet };
}
