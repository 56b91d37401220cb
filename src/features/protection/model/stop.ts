import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import { type ApiError, confirmedMutation } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { keepDraft } from '@/shared/lib/kept-draft';
import { exclude, type Protection, protection, takeBreak } from '../api';
import { breakDialog, exclusionDialog } from '../dialogs';
import { BREAK_DAYS, breakUntil, exclusionUntil } from '../lib/rules';
import { messages } from '../ui/messages';

export const daysChanged = createEvent<number | null>();
export const monthsChosen = createEvent<number>();
/** The member says that they have read what it means. */
export const understoodChanged = createEvent<boolean>();
export const stopConfirmed = createEvent();
/** The button was held to its end: a break of 24 hours at once. */
export const holdFinished = createEvent();

const words = {
  done: ({ stop }: Protection) => stop && messages.stopped(stop),
  refusals: (error: ApiError) => messages.notStopped(failureAdvice(error)),
};
export const takingBreak = confirmedMutation({ ...words, send: takeBreak });
const excluding = confirmedMutation({ ...words, send: exclude });
/** A break or an exclusion began. */
const stopped = sample({
  clock: [takingBreak.done, excluding.done],
  fn: ({ result }) => result,
});

export const $days = createStore<number | null>(BREAK_DAYS.min).on(daysChanged, (_last, d) => d);
export const $months = createStore(6).on(monthsChosen, (_last, months) => months);
export const $isUnderstood = createStore(false).on(understoodChanged, (_last, is) => is);
/** What is asked for, in the dialog that is open. */
export const $kind = exclusionDialog.$isOpen.map((isOpen) => (isOpen ? 'exclusion' : 'break'));
export const $isStopping = combine(
  [takingBreak.$isPending, excluding.$isPending] as const,
  ([isBreak, isExclusion]) => isBreak || isExclusion,
);

/** Until when it would be, by the server's clock, epoch milliseconds; null where the days are none that may be chosen. */
export const $until = combine(
  [$kind, $days, $months, $now] as const,
  ([kind, days, months, now]) => {
    if (kind === 'exclusion') return exclusionUntil(now, months);
    const isAllowed = days !== null && days >= BREAK_DAYS.min && days <= BREAK_DAYS.max;
    return isAllowed ? breakUntil(now, days) : null;
  },
  { skipVoid: false },
);
/** One that runs already ends later: nothing would change. */
export const $isCovered = combine(
  [$until, protection.$data] as const,
  ([until, data]) => until !== null && (data?.stop?.until ?? 0) >= until,
);
/** What is wrong is said once the member has pressed. */
const $isTried = createStore(false).on(stopConfirmed, () => true);
export const $needsReading = combine(
  [$isTried, $isUnderstood] as const,
  ([isTried, isUnderstood]) => isTried && !isUnderstood,
);

const allowed = sample({
  clock: stopConfirmed,
  source: {
    // `kind` would make it a unit of effector.
    what: $kind,
    days: $days,
    months: $months,
    until: $until,
    isCovered: $isCovered,
    isUnderstood: $isUnderstood,
  },
  filter: ({ until, isCovered, isUnderstood }) => until !== null && !isCovered && isUnderstood,
});
sample({
  clock: allowed,
  filter: ({ what }) => what === 'break',
  fn: ({ days }) => days ?? BREAK_DAYS.min,
  target: takingBreak.start,
});
sample({
  clock: allowed,
  filter: ({ what }) => what === 'exclusion',
  fn: ({ months }) => months,
  target: excluding.start,
});
sample({ clock: holdFinished, fn: () => BREAK_DAYS.min, target: takingBreak.start });

sample({ clock: stopped, target: protection.$data });
sample({
  clock: stopped,
  fn: () => undefined,
  target: [breakDialog.closed, exclusionDialog.closed],
});

const dialogOpened = merge([breakDialog.opened, exclusionDialog.opened]);
const dialogMoved = [dialogOpened, breakDialog.closed, exclusionDialog.closed];
$days.reset(dialogMoved);
$months.reset(dialogMoved);
$isUnderstood.reset(dialogMoved);
$isTried.reset(dialogMoved);

// For how long is kept, but neither that it was read nor the dialog itself: nothing pushes a member towards a stop.
const restored = keepDraft({
  draft: combine({ days: $days, months: $months }),
  opened: dialogOpened,
  owner: $member,
  ended: sessionLost,
});
$days.on(restored, (_last, { days }) => days);
$months.on(restored, (_last, { months }) => months);
