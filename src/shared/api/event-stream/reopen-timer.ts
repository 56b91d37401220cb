import type { StreamTimers } from './types';

/** Clients that lose the server together come back spread over at least this. */
const spreadMs = 3000;
const firstDelayMs = 500;
const longestDelayMs = 15_000;

/** Opens a stream again later: after each lost attempt twice as late as after the one before. */
export function createReopenTimer(timers: StreamTimers, open: () => void) {
  let attempt = 0;
  let serverRetryMs = 0;
  let timer: unknown = null;

  function openIn(ms: number): void {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(open, ms);
  }

  return {
    openIn,
    /** After a lost attempt, at the earliest in `leastMs`. */
    retry(leastMs = 0): void {
      const base =
        attempt === 0 ? Math.max(firstDelayMs, serverRetryMs) : firstDelayMs * 2 ** attempt;
      attempt += 1;
      const delay = Math.min(longestDelayMs, Math.max(leastMs, base));
      openIn(delay + timers.random() * spreadMs);
    },
    /** A message came: the next attempt counts as the first again. */
    resetAttempts(): void {
      attempt = 0;
    },
    /** The server's `retry` field: how long to wait before a first retry, in ms. */
    setServerRetry: (ms: number): void => {
      serverRetryMs = ms;
    },
    cancel: () => timers.clearTimeout(timer),
  };
}
