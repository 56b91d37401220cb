import { reuseIfEqual } from './equality';

export type ById<T> = Readonly<Record<string, T>>;

/** A record that is copied with the first change and stays the same without one. */
export interface RecordDraft<T> {
  get: (id: string) => T | undefined;
  /** Keeps the known value where the new one holds the same. */
  put: (id: string, value: T) => void;
  /** Takes the new value as it is, for one that was itself made by a draft. */
  set: (id: string, value: T) => void;
  drop: (id: string) => void;
  result: () => ById<T>;
}

/** Opens a record for changes. With `addsOnly` what is known stays as it is. */
export function draftRecord<T>(known: ById<T>, addsOnly = false): RecordDraft<T> {
  let copy: Record<string, T> | null = null;
  const get = (id: string) => (copy ?? known)[id];
  function set(id: string, value: T): void {
    if (get(id) === value) return;
    copy ??= { ...known };
    copy[id] = value;
  }
  return {
    get,
    set,
    put(id, value) {
      const before = get(id);
      if (before === undefined || !addsOnly) set(id, reuseIfEqual(before, value));
    },
    drop(id) {
      if (get(id) === undefined) return;
      copy ??= { ...known };
      delete copy[id];
    },
    result: () => copy ?? known,
  };
}
