import type { StoreWritable, Unit } from 'effector';
import { persist } from 'effector-storage';
import { storage } from 'effector-storage/storage';
import type { Guard } from '../shape';

export interface PersistOptions<T> {
  store: StoreWritable<T>;
  /** `hanpan.…`, except where the specification names a key. */
  key: string;
  /** What may be taken from storage; anything else there is ignored. */
  isValid: Guard<T>;
  /** The fact that reads the value into the scope; nothing is read before. */
  pickup: Unit<void>;
  /** Text form of the value; JSON when left out. */
  serialize?: (value: T) => string;
  deserialize?: (text: string) => unknown;
}

/** A storage that forgets, for places where the browser forbids one or there is no browser. */
function noStorage(): Storage {
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  return nothing as unknown as Storage;
}

function localStorageOrNone(): Storage {
  try {
    return globalThis.window?.localStorage ?? noStorage();
  } catch {
    return noStorage();
  }
}

/** Keeps a store in localStorage under a key of our own, and in step with other tabs. */
export function persistStore<T>({
  store,
  key,
  isValid,
  pickup,
  serialize = JSON.stringify,
  deserialize = JSON.parse,
}: PersistOptions<T>): void {
  const read = (text: string): unknown => {
    try {
      return deserialize(text);
    } catch {
      return undefined;
    }
  };
  persist({
    adapter: storage,
    storage: localStorageOrNone,
    sync: true,
    serialize,
    deserialize: read,
    store,
    key,
    pickup,
    contract: (raw: unknown): raw is T => raw === undefined || isValid(raw),
  });
}
