import type { StoreWritable, Unit } from 'effector';
import { persist, type StorageAdapter } from 'effector-storage';
import { storage } from 'effector-storage/storage';
import * as z from 'zod/mini';
import { followStorage, type Lasts, storageOf } from '../browser-door';

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
  lasts?: Lasts;
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
  const keep = storage({
    storage: () => storageOf(lasts),
    serialize,
    deserialize: read,
    def: store.defaultState,
  });
  const adapter: StorageAdapter = (name, update) => {
    if (lasts === 'ever') followStorage(name, update);
    return keep(name, update);
  };
  persist({ adapter, store, key, pickup });
}
