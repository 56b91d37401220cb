export type Guard<T> = (raw: unknown) => raw is T;

export function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}

/** A text that a pattern allows, for what goes into an address or a header as it is. */
export function isTextLike(pattern: RegExp): Guard<string> {
  return (raw): raw is string => typeof raw === 'string' && pattern.test(raw);
}

export function isBoolean(raw: unknown): raw is boolean {
  return typeof raw === 'boolean';
}

/** Neither NaN nor infinite. */
export function isNumber(raw: unknown): raw is number {
  return Number.isFinite(raw);
}

/** A whole number that is held exactly, `min` or more. */
export function isWhole(min = Number.MIN_SAFE_INTEGER): Guard<number> {
  return (raw): raw is number => Number.isSafeInteger(raw) && (raw as number) >= min;
}

const latest = 8.64e15;

/** Epoch milliseconds that a date can hold. */
export function isTimestamp(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && Math.abs(raw as number) <= latest;
}

export function isOneOf<const T extends string | number>(values: readonly T[]): Guard<T> {
  return (raw): raw is T => values.includes(raw as T);
}

export function isNullOr<T>(isValue: Guard<T>): Guard<T | null> {
  return (raw): raw is T | null => raw === null || isValue(raw);
}

export function isListOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (raw): raw is T[] => Array.isArray(raw) && raw.every(isItem);
}

/** An object and no array. */
export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function isRecordOf<T>(isValue: Guard<T>): Guard<Record<string, T>> {
  return (raw): raw is Record<string, T> => isRecord(raw) && Object.values(raw).every(isValue);
}

/** An object with at least these fields; further ones may be there. */
export function isShape<T extends object>(fields: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const checks = Object.entries<Guard<unknown>>(fields);
  return (raw): raw is T => isRecord(raw) && checks.every(([key, isField]) => isField(raw[key]));
}
