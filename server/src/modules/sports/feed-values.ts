// What a value of a feed is, whatever its types promise.
import type { Score } from '#rules/scores.ts';

/** The highest score that the contract carries. */
const MAX_SCORE = 999;
const SHOWN = 40;
const MOST_DEPTH = 12;

export type Unchecked = Readonly<Record<string, unknown>>;

/** Whether a value is an object that is no list. */
export function isObject(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a whole number from `least` to `most`. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

export function isInstant(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

export function isScore(value: unknown): value is Score {
  return isObject(value) && isWhole(value.home, 0, MAX_SCORE) && isWhole(value.away, 0, MAX_SCORE);
}

/** Whether a value is a text with something in it, of at most so many characters. */
export function isText(value: unknown, most = Number.POSITIVE_INFINITY): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most;
}

/** Whether a field is left out, or one of some values. */
export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return value === undefined || values.includes(value);
}

/** A value in a fault, cut short: it may be anything. Throws for what is no JSON. */
export function shown(value: unknown): string {
  const isPlain = typeof value !== 'object' || value === null;
  return (isPlain ? String(value) : JSON.stringify(value)).slice(0, SHOWN);
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Whether a database takes a value as JSON: no half character, no zero byte, no number without an end, and no well of lists. */
export function isStorable(value: unknown, depth = MOST_DEPTH): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorableText(key) && isStorable(inner, depth - 1),
  );
}

/** The fault of the first of some entries that has one; of what is no list that it is none. */
export function faultOfList(
  list: unknown,
  name: string,
  faultOf: (entry: Unchecked, index: number) => string | null,
): string | null {
  if (!Array.isArray(list)) return `${name} is no list`;
  for (let index = 0; index < list.length; index += 1) {
    const entry: unknown = list[index];
    const fault = isObject(entry) ? faultOf(entry, index) : `${name} has ${shown(entry)}`;
    if (fault !== null) return fault;
  }
  return null;
}

/** The fault of the first of some named values that has one; of what is no object that it is none. */
export function faultOfMap(
  map: unknown,
  name: string,
  faultOf: (key: string, value: unknown) => string | null,
): string | null {
  if (!isObject(map)) return `${name} is no object`;
  for (const [key, value] of Object.entries(map)) {
    const fault = faultOf(key, value);
    if (fault !== null) return fault;
  }
  return null;
}
