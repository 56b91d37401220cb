import { parseWhole } from '@/shared/lib/typed-number';

/** What a field of whole amounts takes of a text: its amount, and whether a fraction was left out of it. */
export interface TypedAmount {
  amount: number | null;
  hasPoint: boolean;
}

/**
 * Reads typed text as a whole amount; null where it is refused. What follows a point is left out and never joined to the
 * whole: 12.5 must not become 125.
 */
export function parseAmount(text: string, maxDigits = 12): TypedAmount | null {
  const [whole = '', ...fractions] = text.normalize('NFKC').split('.');
  if (!/^\d*$/.test(fractions.join(''))) return null;
  const amount = parseWhole(whole, maxDigits);
  return amount === undefined ? null : { amount, hasPoint: fractions.length > 0 };
}

/** Writes a whole amount with a separator every three digits; `null` is the empty text. */
export function groupDigits(amount: number | null): string {
  return amount === null ? '' : String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Finds the caret place in `text` that has `digitsAfter` digits to its right, so that grouping does not move it. */
export function caretPlace(text: string, digitsAfter: number): number {
  let left = digitsAfter;
  for (let place = text.length; place > 0; place -= 1) {
    if (left === 0) return place;
    if (/\d/.test(text[place - 1] ?? '')) left -= 1;
  }
  return 0;
}
