import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { logoutClicked } from '@/entities/member';
import { isHandledByApp } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { navigationRequested } from '@/shared/routes';
import { answering, check } from '../api';
import { breakDialog } from '../dialogs';

/** Between two questions when the server's answer is not what its own clock made us expect. */
const againMs = 10_000;

/** A member is here. */
export const WatchGate = createGate();
export const continueClicked = createEvent();
export const breakClicked = createEvent();
export const limitsClicked = createEvent();
export const leaveClicked = createEvent();

const $requestedAt = createStore(0).reset(WatchGate.close);
/** When the next one is due by the last answer: what was asked before it says less. */
const $answeredTo = createStore(0)
  .on(answering.done, (_last, { result }) => result.nextAt)
  .reset(WatchGate.close);
/** Only the server says so. */
export const $isDue = combine([check.$data, $answeredTo] as const, ([data, answeredTo]) =>
  data?.isDue ? data.nextAt >= answeredTo : false,
);
/** The answer did not arrive: the member sees so, and may press again. */
export const $isUnanswered = createStore(false)
  .on(answering.failed, (_last, { error }) => !isHandledByApp(error))
  .reset(answering.start, answering.done, WatchGate.close);
/** How long the member has been here, milliseconds; null before the first answer. */
export const $elapsed = combine(
  [check.$data, $now] as const,
  ([data, now]) => (data === null ? null : Math.max(0, now - data.startedAt)),
  { skipVoid: false },
);

sample({ clock: WatchGate.open, target: check.start });
sample({
  clock: $now,
  source: { data: check.$data, requestedAt: $requestedAt, isHere: WatchGate.status },
  // Due: another tab may have answered. Without an answer so far: asked again.
  filter: ({ data, requestedAt, isHere }, now) =>
    isHere && now - requestedAt >= againMs && (data === null || data.isDue || now >= data.nextAt),
  target: check.start,
});
sample({ clock: check.start, source: $now, target: $requestedAt });

sample({
  clock: [continueClicked, breakClicked, limitsClicked],
  target: answering.start,
});
sample({ clock: answering.done, fn: ({ result }) => result, target: check.$data });
/** What the pressed button leads to once the check is answered. */
const $next = createStore<'break' | 'limits' | null>(null)
  .on(breakClicked, () => 'break')
  .on(limitsClicked, () => 'limits')
  .reset(continueClicked, WatchGate.close);
sample({
  clock: answering.done,
  source: $next,
  filter: (next) => next === 'break',
  fn: () => undefined,
  target: breakDialog.opened,
});
sample({
  clock: answering.done,
  source: $next,
  filter: (next) => next === 'limits',
  fn: () => ({ to: '/limits' }),
  target: navigationRequested,
});
$next.reset(breakDialog.opened, navigationRequested);
sample({ clock: leaveClicked, target: logoutClicked });

sample({ clock: WatchGate.close, target: [check.reset, answering.reset] });
