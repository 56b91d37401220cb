import { type Locks, openLocks } from '@/shared/lib/browser-door';
import { randomId } from '@/shared/lib/random-id';

const lockName = 'hanpan.place-bet';
/** Milliseconds in which the other tabs learn that a slip has gone out. */
const claimMs = 1500;
/** A claim that is still there after so long, twice a claim's time, is of a tab that is paused. */
const stuckMs = 3000;
/** Refusals further apart are of two claims. */
const relatedMs = 30_000;

/**
 * The idempotency keys of this tab. Tabs share one slip: while another of them has just sent it, no key
 * is made and the promise is rejected, so that two presses are not two bets. Without locks, or where they are refused,
 * every press gets its key.
 */
export function createKeyMaker(locks: Locks | null = openLocks()): () => Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the claim of this tab; null without one. */
  let release: (() => void) | null = null;
  /** The first of the refusals that are one after another. */
  let refusedAt = -Infinity;

  function end(): void {
    clearTimeout(timer);
    release?.();
    release = null;
  }

  /** Keeps the claim for its full time from now on. */
  function extend(): void {
    clearTimeout(timer);
    timer = setTimeout(end, claimMs);
  }

  function hold(): Promise<void> {
    refusedAt = -Infinity;
    extend();
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function isStuck(): boolean {
    const since = performance.now() - refusedAt;
    if (since > relatedMs) refusedAt = performance.now();
    return since >= stuckMs && since <= relatedMs;
  }

  return async () => {
    if (!locks) return randomId();
    if (release) {
      extend();
      return randomId();
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        resolve(randomId());
        return hold();
      };
      // Refused by the browser, the press still gets its key; robbed of its claim, the tab has none any more.
      const refused = () => {
        end();
        resolve(randomId());
      };
      const claim = (lock: unknown): Promise<void> | undefined => {
        if (lock !== null) return take();
        if (isStuck()) locks.request(lockName, { steal: true }, take).catch(refused);
        else reject(new Error('another tab is sending the slip'));
        return undefined;
      };
      try {
        locks.request(lockName, { ifAvailable: true }, claim).catch(refused);
      } catch {
        refused();
      }
    });
  };
}
