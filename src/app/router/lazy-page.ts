import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storageOf } from '@/shared/lib/browser-door';
import { nextTask } from '@/shared/lib/next-task';

const reloadKey = 'hanpan.chunk-reload';
const reloadGuardMs = 60_000;
const retryDelayMs = 300;

/** Whether a part of the site could not be loaded; the messages are rspack's. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /Loading (CSS )?chunk|ChunkLoadError|dynamically imported module/i.test(
    `${error.name} ${error.message}`,
  );
}

export interface LoadEnvironment {
  wait: (ms: number) => Promise<void>;
  now: () => number;
  lastReload: () => number;
  /** Remembers the moment and loads the page again. */
  reload: (at: number) => void;
  isOnline: () => boolean;
}

/** The moment of the last reload. */
function readLastReload(): number {
  const storage = storageOf('visit');
  const kept = storage.getItem(reloadKey);
  if (kept !== null) return Number(kept);
  // Only a try tells whether anything is kept; else the page itself must know, or it would reload for ever.
  storage.setItem(reloadKey, '0');
  if (storage.getItem(reloadKey) !== null) return 0;
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry && entry.type === 'reload' ? performance.timeOrigin : 0;
}

const browser: LoadEnvironment = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  lastReload: readLastReload,
  reload(at) {
    storageOf('visit').setItem(reloadKey, String(at));
    location.reload();
  },
  isOnline: () => navigator.onLine,
};

/** Loads a part: two more tries, then one reload of the page a minute at most, then the error. */
export async function loadPart<T>(
  importer: () => Promise<T>,
  environment: LoadEnvironment = browser,
  tries = 2,
): Promise<T> {
  try {
    return await importer();
  } catch (error) {
    if (!isChunkError(error)) throw error;
    if (tries > 0) {
      await environment.wait(retryDelayMs);
      return loadPart(importer, environment, tries - 1);
    }
    const now = environment.now();
    if (!environment.isOnline() || now - environment.lastReload() < reloadGuardMs) throw error;
    environment.reload(now);
    // The page is going away: neither an answer nor an error may be drawn any more.
    return new Promise<T>(() => {});
  }
}

/** A route component that loads with its first visit. */
export function lazyPage<Props>(view: () => Promise<(props: Props) => ReactNode>) {
  return lazyRouteComponent(async () => {
    const loaded = await loadPart(view);
    // Its code was evaluated in this task; it is drawn in another.
    await nextTask();
    return { view: loaded };
  }, 'view');
}
