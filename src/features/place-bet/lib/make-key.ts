import { randomId } from '@/shared/lib/random-id';

export interface ClaimLocks {
  request: (
    name: string,
    options: { ifAvailable: true },
    held: (lock: unknown) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

/** Milliseconds in which the other tabs learn that a slip has gone out. */
const claimMs = 1500;

/**
 * Makes what makes the idempotency keys of this tab. Tabs share one slip: while another of them has just sent it, no key
 * is made and the promise is rejected, so that two presses are not two bets. Without Web Locks every press gets its key.
 */
export function createKeyMaker(
  locks: ClaimLocks | undefined = globalThis.navigator?.locks as ClaimLocks | undefined,
): () => Promise<string> {
  /** Keeps the claim of this tab for its full time from now on; null without one. */
  let extend: (() => void) | null = null;

  function hold(): Promise<void> {
    return new Promise((release) => {
      let timer: ReturnType<typeof setTimeout>;
      function end() {
        extend = null;
        release();
      }
      extend = () => {
        clearTimeout(timer);
        timer = setTimeout(end, claimMs);
      };
      extend();
    });
  }

  return async () => {
    if (!locks) return randomId();
    if (extend) {
      extend();
      return randomId();
    }
    return new Promise((resolve, reject) => {
      void locks.request('hanpan.place-bet', { ifAvailable: true }, (lock) => {
        if (lock === null) {
          reject(new Error('another tab is sending the slip'));
          return undefined;
        }
        resolve(randomId());
        return hold();
      });
    });
  };
}
