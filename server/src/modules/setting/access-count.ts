import type { Bus } from '../../stream/types.ts';

const EVERY_MS = 10_000;

export interface AccessCount {
  current(): number;
  start(): void;
  stop(): void;
}

/**
 * Publishes how many people are here when that changed, at most every ten seconds. It runs in real time:
 * it is about connections, so a stopped clock must not stop it.
 */
export function createAccessCount(bus: Bus, count: () => number): AccessCount {
  let published: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  function publish(): void {
    const currentAccessUserCount = count();
    if (currentAccessUserCount === published) return;
    published = currentAccessUserCount;
    bus.publish('site', { kind: 'access', currentAccessUserCount });
  }

  return {
    current: count,
    start() {
      timer = setInterval(publish, EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
