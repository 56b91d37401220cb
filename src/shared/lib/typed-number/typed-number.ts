/**
 * Reads typed or pasted text as a whole number of at most `maxDigits` digits: 1,000 and full-width １２３ are
 * taken, and nothing a program may write instead (0x10, 1e3, Infinity), no sign and no fraction. Null for the empty text, undefined
 * for what is refused.
 */
export function parseWhole(text: string, maxDigits = 12): number | null | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/^0+(?=\d)/, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : undefined;
}
