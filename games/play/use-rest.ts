import { useCallback, useSyncExternalStore } from 'react';

const EVERY_MS = 100;

/** Whole seconds until a moment on the clock of `performance`, rounded up; 0 when it is over. */
export function useRest(until: number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (performance.now() >= until) clearInterval(timer);
      }, EVERY_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil((until - performance.now()) / 1000)),
  );
}
