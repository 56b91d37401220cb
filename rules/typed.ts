/** Full-width letters, digits and signs, the ideographic space and the no-break space. */
const WIDE = /[\uFF01-\uFF5E\u3000\u00A0]/g;

/**
 * Folds typed text to how it is stored and compared: Hangul composed, full-width characters and blanks plain. NFKC of the whole would
 * change lone jamo too, by which members search.
 * @example foldText('ＡＢ１') // 'AB1'
 */
export function foldText(text: string): string {
  return text.normalize('NFC').replace(WIDE, (wide) => wide.normalize('NFKC'));
}

/**
 * Folds typed digits that are no amount (phone, account, PIN): without the blanks, dots, brackets and dashes between them, and without
 * what nobody sees. Other characters stay, for a schema to refuse.
 * @example foldDigits('(010) 1234.5678') // '01012345678'
 */
export function foldDigits(text: string): string {
  return foldText(text).replace(/[\s.()\p{Pd}\u2212\p{Cf}]/gu, '');
}

/**
 * Folds a typed phone number of Korea, also one with its country code.
 * @example foldPhone('+82 10-1234-5678') // '01012345678'
 */
export function foldPhone(text: string): string {
  return foldDigits(text).replace(/^(\+|00)?820?(?=1)/, '0');
}
