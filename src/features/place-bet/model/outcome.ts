import { createEffect, createEvent, createStore, sample } from 'effector';
import { not, or } from 'patronum';
import { betsSeen } from '@/entities/bet';
import { $account } from '@/entities/slip';
import { $streamHealth, createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { type Placement, askOutcome } from '../api';
import { backoffMs, otherTabMs, surelyAbsentAfter } from '../lib/placement';
import {
  $placement,
  $isAbsent,
  $isSubmitting,
  $isUnknown,
  resolved,
  sent,
  toResult,
  unanswered,
} from './placement';

export const askAgainClicked = createEvent();
const askRequested = createEvent();

/** Questions so far that found nothing out. */
const $tries = createStore(0);
/** The attempt that this tab sent; another one in the storage is another tab's. */
const $ownKey = createStore('');
const $holderId = $account.map((holder) => holder?.id ?? null);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
export const outcomeQuery = createApiQuery(askOutcome);
export const waitFx = createEffect(wait);
export const waitForOtherTabFx = createEffect(() => wait(otherTabMs));

$ownKey.on(sent, (_key, { key }) => key);

// The unanswered bet is resolved by its key: at once, after a reload, and after a new login.
sample({
  clock: [unanswered, askAgainClicked, $holderId, waitFx.done, waitForOtherTabFx.done],
  fn: () => undefined,
  target: askRequested,
});
// The line is back: no need to wait for the next turn.
sample({
  clock: $streamHealth,
  filter: (health) => health === 'live',
  fn: () => undefined,
  target: askRequested,
});
// That tab may have been closed before it heard.
sample({
  clock: $placement,
  source: $ownKey,
  filter: (ownKey, attempt) => attempt !== null && attempt.key !== ownKey,
  fn: () => undefined,
  target: waitForOtherTabFx,
});
sample({
  clock: askRequested,
  source: {
    attempt: $placement,
    holderId: $holderId,
    isBusy: or($isSubmitting, outcomeQuery.$isPending),
  },
  filter: ({ attempt, holderId, isBusy }) =>
    attempt !== null && attempt.memberId === holderId && !isBusy,
  fn: ({ attempt }) => (attempt as Placement).key,
  target: outcomeQuery.start,
});
sample({
  clock: outcomeQuery.done,
  source: $placement,
  filter: (attempt, { params }) => attempt?.key === params,
  fn: (_attempt, { result }) => toResult(result.bet, result.refusals),
  target: resolved,
});
// The stream may know first.
sample({
  clock: betsSeen,
  source: { attempt: $placement, isUnknown: $isUnknown },
  filter: ({ attempt, isUnknown }, bets) =>
    isUnknown && bets.some(({ key }) => key === attempt?.key),
  fn: ({ attempt }, bets) => toResult(bets.find(({ key }) => key === attempt?.key) ?? null, []),
  target: resolved,
});
// A sending that was cut off by a reload may reach the server after the question does.
const foundAbsent = sample({
  clock: outcomeQuery.failed,
  source: $tries,
  filter: (tries, { error }) => isProblem(error, 'NOT_FOUND') && tries >= surelyAbsentAfter,
});
const askedInVain = sample({
  clock: outcomeQuery.failed,
  source: $tries,
  filter: (tries, { error }) =>
    isProblem(error, 'NOT_FOUND') ? tries < surelyAbsentAfter : !isHandledByApp(error),
});
sample({ clock: foundAbsent, fn: () => true, target: $isAbsent });
sample({ clock: askedInVain, filter: not(waitFx.pending), fn: backoffMs, target: waitFx });
$tries.on(askedInVain, (tries) => tries + 1).reset(resolved, sent);
