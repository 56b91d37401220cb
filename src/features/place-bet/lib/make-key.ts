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
 * Makes an idempotency key, 32 hexadecimal digits. Tabs share one slip: while another of them has just sent it, no key
 * is made and this fails, so that two presses are not two bets. Without Web Locks every press gets its key.
 */
export async function makeKey(
  locks: ClaimLocks | undefined = globalThis.navigator?.locks as ClaimLocks | undefined,
): Promise<string> {
  if (!locks) return randomId();
  return new Promise((resolve, reject) => {
    void locks.request('hanpan.place-bet', { ifAvailable: true }, (lock) => {
      if (lock === null) {
        reject(new Error('another tab is sending the slip'));
        return undefined;
      }
      resolve(randomId());
      return new Promise((release) => {
        setTimeout(release, claimMs);
      });
    });
  });
}
