import { foldText } from './typed.ts';

/** Folds a name, or what was typed to find it: blanks and letter case do not matter. */
export function foldSearch(text: string): string {
  return foldText(text).toLowerCase().replace(/\s+/g, '');
}

/** Whether what was typed is initial consonants alone: ㄹㅂㅍ. */
export function isInitials(typed: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(typed);
}

/** Whether a folded name holds what was typed, folded, as it is or by initial consonants. */
export function isHeld(typed: string, name: string, initialsOf: () => string): boolean {
  return name.includes(typed) || (isInitials(typed) && initialsOf().includes(typed));
}

/**
 * Whether going on typing can lead to a folded name: the last syllable may be unfinished, or hold the consonant that the next one begins
 * with. The letters are those of `es-hangul`, which each side brings.
 * @example leadsTo('리벞', '리버풀', disassemble) // true
 */
export function leadsTo(
  typed: string,
  name: string,
  disassemble: (text: string) => string,
): boolean {
  if (!/[ㄱ-ㅣ가-힣]$/.test(typed)) return false;
  const head = typed.slice(0, -1);
  const letters = disassemble(typed.slice(-1));
  for (let at = head.length; at < name.length; at++) {
    // Its letters reach no further than into the next syllable.
    const isSame = name.startsWith(head, at - head.length);
    if (isSame && disassemble(name.slice(at, at + 2)).startsWith(letters)) return true;
  }
  return false;
}
