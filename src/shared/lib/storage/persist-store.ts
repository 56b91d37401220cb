import type { StoreWritable, Unit } from 'effector';
import { persist } from 'effector-storage';
import { storage } from 'effector-storage/storage';
import * as z from 'zod/mini';

export interface PersistOptions<T> {
  store: StoreWritable<T>;
  /** `hanpan.…`, except where the specification names a key. */
  key: string;
  /** What may be taken from storage; anything else there is ignored. */
  schema: z.ZodMiniType<T>;
  /** The fact that reads the value into the scope; nothing is read before. */
  pickup: Unit<void>;
  /** Text form of the value; JSON when left out. */
  serialize?: (value: T) => string;
  deserialize?: (text: string) => unknown;
  /** How long it lasts: for good, or until the tab is closed. */
  lasts?: 'ever' | 'visit';
}

/** A storage that forgets, for places where the browser forbids one or there is no browser. */
function noStorage(): Storage {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  return nothing as unknown as Storage;
}

const storages = {
  ever: 'localStorage',
  visit: 'sessionStorage',
} as const;

function storageOrNone(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis.window?.[name] ?? noStorage();
  } catch {
    return noStorage();
  }
}

/** Keeps a store in the browser under a key of our own, and what lasts for ever in step with other tabs. */
export function persistStore<T>({
  store,
  key,
  schema,
  pickup,
  serialize = JSON.stringify,
  deserialize = JSON.parse,
  lasts = 'ever',
}: PersistOptions<T>): void {
  // Nothing is taken for what does not fit: it may be of an older build, or written by hand.
  const read = (text: string): T | undefined => {
    try {
      return z.safeParse(schema, deserialize(text)).data;
    } catch {
      return undefined;
    }
  };
  persist({
    adapter: storage,
    storage: () => storageOrNone(storages[lasts]),
    sync: lasts === 'ever',
    serialize,
    deserialize: read,
    store,
    key,
    pickup,
  });
}
