import type { StreamTimers } from './types';

export interface SilenceWatch {
  /** Something was heard: silence begins to count anew, also after a stop. */
  heard: () => void;
  isRunning: () => boolean;
  stop: () => void;
}

const silenceMs = 15_000;

/** Calls back after 15 s without a word. A word is one note of the time: a timer for each would be set 50 times a second. */
export function createSilenceWatch(timers: StreamTimers, onSilence: () => void): SilenceWatch {
  let timer: unknown = null;
  let heardAt = 0;

  function check(): void {
    const rest = heardAt + silenceMs - timers.now();
    timer = rest > 0 ? timers.setTimeout(check, rest) : null;
    if (timer === null) onSilence();
  }

  return {
    heard() {
      heardAt = timers.now();
      timer ??= timers.setTimeout(check, silenceMs);
    },
    isRunning: () => timer !== null,
    stop() {
      timers.clearTimeout(timer);
      timer = null;
    },
  };
}
