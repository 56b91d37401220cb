import { createEffect, createEvent, createStore, sample } from 'effector';
import { not, or } from 'patronum';
import { betsSeen } from '@/entities/bet';
import { $accountId } from '@/entities/slip';
import { $streamHealth, createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { loadOutcome, type Placement } from '../api';
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
const outcomeRequested = createEvent();

/** Requests so far that found nothing. */
const $tries = createStore(0);
/** The placement that this tab sent; another one in the storage is another tab's. */
const $ownKey = createStore('');

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
export const outcomeQuery = createApiQuery(loadOutcome);
export const waitFx = createEffect(wait);
export const waitForOtherTabFx = createEffect(() => wait(otherTabMs));

$ownKey.on(sent, (_key, { key }) => key);

// The unanswered bet is resolved by its key: at once, after a reload, and after a new login.
sample({
  clock: [unanswered, askAgainClicked, $accountId, waitFx.done, waitForOtherTabFx.done],
  target: outcomeRequested,
});
// The line is back: no need to wait for the next turn.
sample({
  clock: $streamHealth,
  filter: (health) => health === 'live',
  target: outcomeRequested,
});
// That tab may have been closed before its answer came.
sample({
  clock: $placement,
  source: $ownKey,
  filter: (ownKey, placement) => placement !== null && placement.key !== ownKey,
  target: waitForOtherTabFx,
});
sample({
  clock: outcomeRequested,
  source: {
    placement: $placement,
    accountId: $accountId,
    isBusy: or($isSubmitting, outcomeQuery.$isPending),
  },
  filter: ({ placement, accountId, isBusy }) =>
    placement !== null && placement.memberId === accountId && !isBusy,
  fn: ({ placement }) => (placement as Placement).key,
  target: outcomeQuery.start,
});
sample({
  clock: outcomeQuery.done,
  source: { placement: $placement, accountId: $accountId },
  filter: ({ placement, accountId }, { params }) =>
    placement?.key === params && placement.memberId === accountId,
  fn: (_placement, { params, result }) => toResult(params, result.bet, result.refusals),
  target: resolved,
});
// The stream may know first.
sample({
  clock: betsSeen,
  source: { placement: $placement, isUnknown: $isUnknown },
  filter: ({ placement, isUnknown }, bets) =>
    isUnknown && bets.some(({ key }) => key === placement?.key),
  fn: ({ placement }, bets) => {
    const own = placement?.key ?? '';
    return toResult(own, bets.find(({ key }) => key === own) ?? null, []);
  },
  target: resolved,
});
// A sending that was cut off by a reload may reach the server after the question does.
const foundAbsent = sample({
  clock: outcomeQuery.failed,
  source: $tries,
  filter: (tries, { error }) => isProblem(error, 'NOT_FOUND') && tries >= surelyAbsentAfter,
});
const foundNothing = sample({
  clock: outcomeQuery.failed,
  source: $tries,
  filter: (tries, { error }) =>
    isProblem(error, 'NOT_FOUND') ? tries < surelyAbsentAfter : !isHandledByApp(error),
});
sample({ clock: foundAbsent, fn: () => true, target: $isAbsent });
sample({ clock: foundNothing, filter: not(waitFx.pending), fn: backoffMs, target: waitFx });
$tries.on(foundNothing, (tries) => tries + 1).reset(resolved, sent);
