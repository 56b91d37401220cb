import type { RateRule } from './types.ts';

export interface RateLimiter {
  /** Counts one call; returns the seconds to wait when it is one too many, else null. */
  take(key: string, rule: RateRule): number | null;
  /** Whether the next call counted would be one too many. */
  isFull(key: string, rule: RateRule): boolean;
}

interface Window {
  endsAt: number;
  count: number;
}

const SWEEP_AT = 20_000;

/**
 * Counts calls in fixed windows of real time, in memory, for this process.
 * Real time, because the limits guard the machine: a manual clock must not lock everybody out.
 */
export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<string, Window>();

  function sweep(at: number): void {
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key);
  }

  return {
    take(key, { max, perSeconds }) {
      const at = now();
      if (windows.size > SWEEP_AT) sweep(at);
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= at) {
        window = { endsAt: at + perSeconds * 1000, count: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count > max ? Math.ceil((window.endsAt - at) / 1000) : null;
    },
    isFull(key, { max }) {
      const window = windows.get(key);
      return window !== undefined && window.endsAt > now() && window.count >= max;
    },
  };
}
