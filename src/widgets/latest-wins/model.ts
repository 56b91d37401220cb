import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { memberArrived, sessionLost } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { loadWins } from './api';

/** The list is read again at most this often. */
const everyMs = 60_000;

export const WinsGate = createGate();
/** The list has come into the window, or has left it. */
export const winsSeen = createEvent<boolean>();
const winsQuery = createApiQuery(loadWins, { takes: 'first' });
const requested = sample({
  clock: [WinsGate.open, memberArrived],
  source: WinsGate.status,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: requested, target: winsQuery.start });
sample({ clock: sessionLost, target: winsQuery.refresh });
sample({ clock: WinsGate.close, target: winsQuery.reset });

const $isSeen = createStore(false)
  .on(winsSeen, (_last, isSeen) => isSeen)
  .reset(WinsGate.close);
const answered = sample({ clock: [winsQuery.done, winsQuery.failed], source: $now });
const readTabFx = attach({ effect: readIsVisibleFx });
/** When the list was read last, epoch milliseconds. */
const $readAt = createStore(0).on(answered, (_last, now) => now);
/** It is in the window and as old as it may become. */
const $isOld = combine(
  [$isSeen, $readAt, $now] as const,
  ([isSeen, readAt, now]) => isSeen && readAt > 0 && now - readAt >= everyMs,
);
// With each tick, for the tab may have been in the background at the first one.
sample({
  clock: [$now, $isOld],
  source: $isOld,
  filter: Boolean,
  target: readTabFx,
});
sample({
  clock: readTabFx.doneData,
  source: $isOld,
  filter: (isOld, isVisible) => isOld && isVisible,
  target: winsQuery.refresh,
});

/** The latest first; null until they are here. */
export const $wins = winsQuery.$data;
export const $isReady = combine(
  [winsQuery.$data, winsQuery.$failure] as const,
  ([data, failure]) => data !== null || failure !== null,
);
