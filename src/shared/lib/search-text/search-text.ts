import { disassemble, getChoseong } from 'es-hangul';
import { foldSearch, isHeld, isInitials, leadsTo } from '#rules/search-text.ts';

/**
 * Whether a text holds what was typed, blanks and letter case aside, also by initial consonants and while the last syllable is
 * unfinished.
 * @example matchesSearch('ㄹㅂㅍ', '리버풀') // true, as is matchesSearch('리벞', '리버풀')
 */
export function matchesSearch(query: string, text: string): boolean {
  const [typed, name] = [foldSearch(query), foldSearch(text)];
  return isHeld(typed, name, () => getChoseong(name)) || leadsTo(typed, name, disassemble);
}

/**
 * Whether what was typed is a search of its own: initial consonants, or a part of one of the texts with no syllable unfinished.
 * @example isWhole('울사', ['울산']) // false
 */
export function isWhole(query: string, texts: readonly string[]): boolean {
  const typed = foldSearch(query);
  if (typed === '' || isInitials(typed)) return true;
  return texts.some((text) => foldSearch(text).includes(typed));
}
