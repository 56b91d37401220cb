import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { $account, $slip, pickToggled, type SlipEntry, slipReplaced } from '@/entities/slip';
import { isSameBet, type SingleOutcome } from '../lib/singles';
import {
  $isQueued,
  $isSubmitting,
  $isUnknown,
  slipSubmitted,
  resolved,
  submitClicked,
} from './placement';
import { $sentSlip, decided, resultDismissed } from './result';

/** Takes the legs up again whose bets were refused after they had left the slip. */
export const singlesRestoreClicked = createEvent();

/** Several singles that were sent at once, each with what became of it; null without any. */
export const $singles = createStore<readonly SingleOutcome[] | null>(null);
/** Some of them have no answer yet. */
export const $areSinglesUnderWay = combine(
  [$isQueued, $isSubmitting, $isUnknown] as const,
  (states) => states.includes(true),
);
const $accountId = $account.map((account) => account?.id ?? null);
/** Legs of refused bets that are not on the slip any more. */
export const $lostLegs = combine($singles, $slip, (singles, slip): readonly SlipEntry[] =>
  slip.legs.length > 0
    ? []
    : (singles ?? []).flatMap(({ leg, result }) => (result?.kind === 'refused' ? [leg] : [])),
);

$singles.on(slipSubmitted, (_last, list) =>
  list.length < 2
    ? null
    : list.flatMap(({ slip: { legs } }) => legs.map((leg) => ({ leg, result: null }))),
);
sample({
  clock: resolved,
  source: { singles: $singles, sent: $sentSlip },
  filter: ({ singles }) => singles !== null,
  fn: ({ singles, sent }, result) =>
    (singles ?? []).map((one) =>
      one.leg.selectionId === sent?.legs[0]?.selectionId ? { ...one, result } : one,
    ),
  target: $singles,
});
// In play the answer was only that it waits.
sample({
  clock: decided,
  source: $singles,
  filter: (singles) => singles !== null,
  fn: (singles, result) =>
    (singles ?? []).map((one) => (isSameBet(one.result, result) ? { ...one, result } : one)),
  target: $singles,
});
const restored = sample({
  clock: singlesRestoreClicked,
  source: $lostLegs,
  filter: (legs) => legs.length > 0,
  fn: (legs) => ({ legs, bonus: null, isSingles: true }),
});
sample({ clock: restored, target: slipReplaced });
sample({
  clock: [resultDismissed, submitClicked, pickToggled, slipReplaced],
  filter: not($areSinglesUnderWay),
  fn: () => null,
  target: $singles,
});
sample({ clock: $accountId, fn: () => null, target: $singles });
