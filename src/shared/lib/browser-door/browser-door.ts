/** What is used of the browser's locks: a request may be rejected, at once or while it holds. */
export interface Locks {
  request: (
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean; steal?: boolean },
    held: (lock: unknown) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

/** How long something is kept: for good, or until the tab is closed. */
export type Lasts = 'ever' | 'visit';

const areas = { ever: 'localStorage', visit: 'sessionStorage' } as const;

/** Null where the browser lacks what it takes, and where it has it and refuses. */
function attempt<T>(enter: () => T | undefined): T | null {
  try {
    return enter() ?? null;
  } catch {
    return null;
  }
}

export function openLocks(): Locks | null {
  return attempt(() => globalThis.navigator.locks);
}

export function openChannel(name: string): BroadcastChannel | null {
  return attempt(() => new BroadcastChannel(name));
}

const areaOf = (lasts: Lasts): Storage => globalThis.window[areas[lasts]];

/** A storage that never throws: where the browser forbids it, or has no room left, it forgets. */
export function storageOf(lasts: Lasts): Storage {
  return {
    getItem: (key) => attempt(() => areaOf(lasts).getItem(key)),
    setItem: (key, text) => void attempt(() => areaOf(lasts).setItem(key, text)),
    removeItem: (key) => void attempt(() => areaOf(lasts).removeItem(key)),
    clear: () => void attempt(() => areaOf(lasts).clear()),
    key: (index) => attempt(() => areaOf(lasts).key(index)),
    get length() {
      return attempt(() => areaOf(lasts).length) ?? 0;
    },
  };
}

/** Calls back with what another tab has written for good under a key; null where it took it away. */
export function followStorage(key: string, update: (text: string | null) => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.storageArea !== attempt(() => areaOf('ever'))) return;
    if (event.key === key || event.key === null) update(event.newValue);
  });
}
