/** A consonant or vowel that begins the next syllable, after one that is whole. */
const begun = /(?<=[가-힣])[ㄱ-ㅎㅏ-ㅣ]$/;

/** What to search for of what is typed: trimmed, and without a syllable of Hangul that has only begun. @example searchWord('울사ㄴ') // '울사' */
export function searchWord(typed: string): string {
  return typed.trim().replace(begun, '');
}
