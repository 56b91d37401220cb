import { messages } from '../ui/messages';

/** The contract takes no more. */
const MOST_WORDS = 1000;

/** Writes a typed word as it is kept: without spaces around it, small letters. */
export function toWord(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** What is wrong with a new word among those that are there; null when nothing is. */
export function wordProblem(typed: string, words: readonly string[]): string | null {
  const word = toWord(typed);
  if (word.length < 2 || word.length > 20 || !/^[0-9a-z가-힣]+$/.test(word))
    return messages.wordMalformed;
  if (words.includes(word)) return messages.wordTaken;
  return words.length >= MOST_WORDS ? messages.wordsFull : null;
}
