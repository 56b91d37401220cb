import { getChoseong } from 'es-hangul';

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
const isInitials = (text: string) => /^[ㄱ-ㅎ]+$/.test(text);

/**
 * Tells whether a text holds what was typed, blanks and letter case aside, also by initial consonants.
 * @example matchesSearch('ㄹㅂㅍ', '리버풀') // true
 */
export function matchesSearch(query: string, text: string): boolean {
  const wanted = fold(query);
  if (wanted === '') return true;
  const folded = fold(text);
  if (folded.includes(wanted)) return true;
  return isInitials(wanted) && fold(getChoseong(folded)).includes(wanted);
}
