import type { StreamTimers } from './types';

export interface HeartbeatTimeout {
  /** Restarts the count after a message, also after a stop. */
  restart: () => void;
  isRunning: () => boolean;
  stop: () => void;
}

export const heartbeatTimeoutMs = 15_000;

/** Calls back after 15 s without a message. A restart only notes the time: a timer for each message would be set 50 times a second. */
export function createHeartbeatTimeout(
  timers: StreamTimers,
  onTimeout: () => void,
): HeartbeatTimeout {
  let timer: unknown = null;
  let lastAt = 0;

  function check(): void {
    const rest = lastAt + heartbeatTimeoutMs - timers.now();
    timer = rest > 0 ? timers.setTimeout(check, rest) : null;
    if (timer === null) onTimeout();
  }

  return {
    restart() {
      lastAt = timers.now();
      timer ??= timers.setTimeout(check, heartbeatTimeoutMs);
    },
    isRunning: () => timer !== null,
    stop() {
      timers.clearTimeout(timer);
      timer = null;
    },
  };
}
