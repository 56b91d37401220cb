import { createHeartbeatTimeout } from './heartbeat-timeout';
import type { StreamHealth, StreamTimers } from './types';

/** Health of the stream as one tab shows it: `stale` after 15 s without a message, else what the leading connection reports. */
export function createTabHealth(
  timers: StreamTimers,
  onHealth: (health: StreamHealth) => void,
  onTimeout: () => void,
) {
  let shown: StreamHealth = 'offline';
  let reported: StreamHealth = 'offline';
  let isStale = false;

  function show(): void {
    const next = isStale ? 'stale' : reported;
    if (shown === next) return;
    shown = next;
    onHealth(next);
  }

  function setStale(next: boolean): void {
    isStale = next;
    show();
  }

  // Counted in each tab, for the leader may be gone without a message.
  const heartbeat = createHeartbeatTimeout(timers, () => {
    setStale(true);
    onTimeout();
  });
  heartbeat.restart();

  return {
    isStale: () => isStale,
    /** What the leading connection reported last. */
    reported: () => reported,
    report(health: StreamHealth): void {
      reported = health;
      show();
    },
    /** A message came: the 15 s begin again. */
    restart(): void {
      heartbeat.restart();
      setStale(false);
    },
    /** Stale until the next message. */
    expire: () => setStale(true),
    stop: heartbeat.stop,
  };
}
