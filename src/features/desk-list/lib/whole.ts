import * as z from 'zod/mini';
import { parseWhole } from '@/shared/lib/typed-number';

type Bounds = readonly [least: number, most: number];

/** Reads a whole number within bounds; null for anything else. */
export function wholeWithin(text: string, [least, most]: Bounds): number | null {
  const value = parseWhole(text);
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** A field that holds one. */
export function wholeField(bounds: Bounds, wrong: string) {
  return z.string().check(z.refine((text) => wholeWithin(text, bounds) !== null, wrong));
}
