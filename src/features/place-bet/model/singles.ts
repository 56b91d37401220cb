import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { $accountId, $slip, pickToggled, type SlipEntry, slipReplaced } from '@/entities/slip';
import { isOfLeg, type SingleOutcome } from '../lib/singles';
import { $isQueued, $isSubmitting, $isUnknown, slipSubmitted, submitClicked } from './placement';
import { $results, answered, decided } from './result';

/** Takes the legs up again whose bets were refused after they had left the slip. */
export const singlesRestoreClicked = createEvent();
export const singlesDismissed = createEvent();

/** Several singles that were sent at once, each with what became of it; null without any. */
export const $singles = createStore<readonly SingleOutcome[] | null>(null);
/** Some of them have no answer yet. */
export const $areSinglesUnderWay = combine(
  [$isQueued, $isSubmitting, $isUnknown] as const,
  (states) => states.includes(true),
);
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
  clock: answered,
  source: $singles,
  filter: (singles) => singles !== null,
  fn: (singles, { result, sent }) =>
    (singles ?? []).map((one) => (isOfLeg(one, sent?.slip.legs) ? { ...one, result } : one)),
  target: $singles,
});
// In play the answer was only that it waits.
sample({
  clock: decided,
  source: $singles,
  filter: (singles) => singles !== null,
  fn: (singles, reports) =>
    (singles ?? []).map((one) => {
      const own = reports.find(({ result }) => result.key === one.result?.key);
      return own ? { ...one, result: own.result } : one;
    }),
  target: $singles,
});
// The reports on each go with all of them.
sample({
  clock: singlesDismissed,
  source: { results: $results, singles: $singles },
  fn: ({ results, singles }) => {
    const keys = singles?.map(({ result }) => result?.key) ?? [];
    return results.filter(({ result }) => !keys.includes(result.key));
  },
  target: $results,
});
const restored = sample({
  clock: singlesRestoreClicked,
  source: $lostLegs,
  filter: (legs) => legs.length > 0,
  fn: (legs) => ({ legs, bonus: null, isSingles: true }),
});
sample({ clock: restored, target: slipReplaced });
sample({
  clock: [singlesDismissed, submitClicked, pickToggled, slipReplaced],
  filter: not($areSinglesUnderWay),
  fn: () => null,
  target: $singles,
});
sample({ clock: $accountId, fn: () => null, target: $singles });
