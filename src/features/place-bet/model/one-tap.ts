import { createEffect, createStore, sample } from 'effector';
import { or } from 'patronum';
import { $pendingBets, isFixtureLeg } from '@/entities/bet';
import {
  $oneTapTerms,
  $pickedIds,
  editRejected,
  type OneTapBet,
  oneTapBet,
  oneTapPressed,
  pickToggled,
  type SlipPick,
} from '@/entities/slip';
import { $isStreamStale } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { messages } from '../ui/messages';
import { $hasPlacement, $isQueued, $isSubmitting, createKeyFx } from './placement';

/** Presses within this time of the last one are the same press: a double tap, a key that is held. */
const quietMs = 1500;

interface BetPress {
  kind: 'bet';
  bet: OneTapBet;
  pick: SlipPick;
}

type Press =
  | BetPress
  /** The bet before it is not decided. */
  | { kind: 'busy' }
  /** Not without a question: the pick goes on the slip, which asks it. */
  | { kind: 'slip'; pick: SlipPick };

export const quietFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, quietMs)),
);

const $lastBet = createStore<BetPress | null>(null);
/** Handed to the slip, which has not taken or refused it yet. */
const $handedPick = createStore<SlipPick | null>(null).reset(editRejected);
/** The sentence of this run of presses is on the screen: a held key says it once. */
const $isBusySaid = createStore(false).on(quietFx.pending, (isSaid, isQuiet) => isSaid && isQuiet);
const $isBusy = or(quietFx.pending, $isSubmitting, $isQueued, $hasPlacement);

const pressed = sample({
  clock: oneTapPressed,
  source: {
    terms: $oneTapTerms,
    isBusy: $isBusy,
    isStale: $isStreamStale,
    pending: $pendingBets,
  },
  fn: ({ terms, isBusy, isStale, pending }, pick): Press => {
    const isPending = pending.some(({ legs }) =>
      legs.filter(isFixtureLeg).some(({ selectionId }) => selectionId === pick.selectionId),
    );
    if (isBusy || isPending) return { kind: 'busy' };
    const bet = isStale ? null : oneTapBet(pick, terms);
    return bet === null ? { kind: 'slip', pick } : { kind: 'bet', bet, pick };
  },
});
const betPressed = sample({
  clock: pressed,
  filter: (press): press is BetPress => press.kind === 'bet',
});
const slipPressed = sample({
  clock: pressed,
  filter: (press): press is Extract<Press, { kind: 'slip' }> => press.kind === 'slip',
});

// Every press begins the quiet time again, so that a held key never gets past it.
sample({ clock: pressed, target: quietFx });
// The way of every bet from here on: key, sending, and the outcome by the key.
sample({ clock: betPressed, fn: ({ bet }) => bet, target: createKeyFx });
sample({ clock: slipPressed, fn: ({ pick }) => pick, target: [$handedPick, pickToggled] });
sample({ clock: betPressed, target: $lastBet });
sample({
  clock: createKeyFx.done,
  source: $lastBet,
  filter: (last, { params }) => last?.bet === params,
  fn: (last) => ({ text: last === null ? '' : messages.oneTapSent(last) }),
  target: toastShown,
});
const takenBySlip = sample({
  clock: $pickedIds,
  source: $handedPick,
  filter: (pick, ids) => pick !== null && ids[pick.selectionId] === true,
});
// A refusal is said by the slip itself.
sample({ clock: takenBySlip, fn: () => ({ text: messages.oneTapToSlip }), target: toastShown });
sample({ clock: takenBySlip, fn: () => null, target: $handedPick });
const busyPressed = sample({ clock: pressed, filter: ({ kind }) => kind === 'busy' });
// Another tab has just sent a bet.
const busyFound = sample({
  clock: [busyPressed, createKeyFx.fail],
  source: $isBusySaid,
  filter: (isSaid) => !isSaid,
});
sample({ clock: busyFound, fn: () => ({ text: messages.oneTapBusy }), target: toastShown });
sample({ clock: busyFound, fn: () => true, target: $isBusySaid });
