import { createStore, sample } from 'effector';
import { $isStreamStale } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

/** A stream counts as stale once it has been silent for so long. */
const SILENCE_MS = 15_000;

/** When the last was received that is drawn, epoch milliseconds; null while the stream is not stale. */
export const $staleSince = createStore<number | null>(null);

sample({
  clock: $isStreamStale,
  source: $now,
  fn: (now, isStale) => (isStale ? now - SILENCE_MS : null),
  target: $staleSince,
});
