/** How far back a ring remembers. */
export const RING_MINUTES = 60;
const MINUTE_MS = 60_000;

interface RingReading {
  /** When the latest news came, epoch milliseconds; null where none is remembered, as for the next two. */
  at: number | null;
  /** Mean of the last minute with news, whole milliseconds. */
  lagMs: number | null;
  /** News of the last whole minute. */
  rate: number | null;
  /** Mean lag of each minute, the oldest first and the running one last; null for one without news. */
  lags: (number | null)[];
}

interface MinuteRing {
  /** Counts one piece of news, by how late it came. */
  note(lagMs: number, now: number): void;
  read(now: number): RingReading;
}

/** To note one allocates nothing: there may be thousands in a second. */
export function createMinuteRing(): MinuteRing {
  /** Which minute a cell is of: one of an hour ago is none of this hour. */
  const minutes = new Float64Array(RING_MINUTES).fill(-1);
  const counts = new Float64Array(RING_MINUTES);
  const sums = new Float64Array(RING_MINUTES);
  let latest: number | null = null;

  function countOf(minute: number): number {
    const cell = minute % RING_MINUTES;
    return minutes[cell] === minute ? (counts[cell] ?? 0) : 0;
  }

  function meanOf(minute: number): number | null {
    const count = countOf(minute);
    return count === 0 ? null : Math.round((sums[minute % RING_MINUTES] ?? 0) / count);
  }

  return {
    note(lagMs, now) {
      const minute = Math.floor(now / MINUTE_MS);
      const cell = minute % RING_MINUTES;
      if (minutes[cell] !== minute) {
        minutes[cell] = minute;
        counts[cell] = 0;
        sums[cell] = 0;
      }
      counts[cell] = (counts[cell] ?? 0) + 1;
      sums[cell] = (sums[cell] ?? 0) + Math.max(0, lagMs);
      latest = now;
    },
    read(now) {
      const running = Math.floor(now / MINUTE_MS);
      const first = running - RING_MINUTES + 1;
      const lags = Array.from({ length: RING_MINUTES }, (_, at) => meanOf(first + at));
      const lagMs = lags.findLast((lag) => lag !== null) ?? null;
      if (lagMs === null) return { at: null, lagMs, rate: null, lags };
      return { at: latest, lagMs, rate: countOf(running - 1), lags };
    },
  };
}
