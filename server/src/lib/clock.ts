/** The one source of domain time: epoch milliseconds. Nothing else in the server asks the machine. */
export interface Clock {
  now(): number;
}

export interface ManualClock extends Clock {
  set(to: number): void;
}

/** Follows the machine but never steps back when the machine's clock does. */
export function createSystemClock(): Clock {
  let last = 0;
  return {
    now() {
      last = Math.max(last, Date.now());
      return last;
    },
  };
}

/** Stopped until it is set; setting it back is an error. */
export function createManualClock(start: number): ManualClock {
  let current = start;
  return {
    now: () => current,
    set(to) {
      if (!Number.isSafeInteger(to)) throw new Error(`not an instant: ${to}`);
      if (to < current) throw new Error(`the clock cannot go back from ${current} to ${to}`);
      current = to;
    },
  };
}
