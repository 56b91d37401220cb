/**
 * Parses typed text into a whole amount; `null` when it holds no digit. What follows a point is left out and never
 * joined to the whole, other characters are ignored, `maxDigits` is a cut.
 */
export function parseDigits(text: string, maxDigits = 12): number | null {
  const digits = text
    .replace(/\..*$/s, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxDigits);
  return digits === '' ? null : Number(digits);
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
