import { combine, createEvent, createStore, sample } from 'effector';
import { $expiresAt, $member, activitySeen, expiryNear, sessionLost } from '@/entities/member';
import { $now } from '@/shared/lib/clock';

export const extendClicked = createEvent();
/** The session cannot last any longer: the member leaves for the login, and comes back to the same page. */
export const signInAgainClicked = createEvent();
export const warningClosed = createEvent();

/** The member sees that a minute is left, and has not answered yet. */
export const $isWarned = createStore(false);
/** Whole seconds left, rounded up; null while there is nothing to warn of. */
export const $secondsLeft = combine(
  [$isWarned, $expiresAt, $now] as const,
  ([isWarned, expiresAt, now]) =>
    isWarned && expiresAt !== null ? Math.max(0, Math.ceil((expiresAt - now) / 1000)) : null,
  { skipVoid: false },
);

/** The end that is near is the last one, which no extension goes beyond. The end is kept in whole seconds. */
export const $isFinal = combine($expiresAt, $member, (expiresAt, member) => {
  const endsAt = member?.sessionEndsAt ?? null;
  return expiresAt !== null && endsAt !== null && endsAt - expiresAt < 1000;
});

sample({ clock: expiryNear, fn: () => true, target: $isWarned });
sample({
  clock: [extendClicked, warningClosed, sessionLost],
  fn: () => false,
  target: $isWarned,
});
// Extended elsewhere: by a navigation, or in another tab.
sample({ clock: $expiresAt, fn: () => false, target: $isWarned });
sample({ clock: extendClicked, target: activitySeen });
// No call ends the session: it ends within the minute, or with the new login.
sample({ clock: signInAgainClicked, fn: () => 'signInAgain' as const, target: sessionLost });
