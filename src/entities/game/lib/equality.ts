/** Whether two plain values hold the same; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/** Returns the known value where the new one holds the same, so that nothing is drawn again for it. */
export function reuseIfEqual<T>(known: T | undefined, next: T): T {
  return known !== undefined && isSame(known, next) ? known : next;
}

/** Returns the known record where every value of the new one is that very value. */
export function keepRecord<T>(
  known: Readonly<Record<string, T>> | undefined,
  next: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  if (known === undefined) return next;
  const keys = Object.keys(next);
  const isEqual =
    keys.length === Object.keys(known).length && keys.every((key) => known[key] === next[key]);
  return isEqual ? known : next;
}
