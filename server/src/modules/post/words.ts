import { problem, type ProblemAnswer } from '../../lib/problem.ts';

/** Characters that turn the direction of what is beside them, and those that no text needs. */
const UNWANTED = /[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** What a member typed, on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(UNWANTED, '').trim();
}

/** What a member typed, with its line breaks, at most two together. */
export function manyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNWANTED, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** `waitMs` is how long the next has to wait. */
export function tooSoon(waitMs: number, message: string): ProblemAnswer {
  const seconds = Math.ceil(waitMs / 1_000);
  return {
    ...problem('RATE_LIMITED', { message }),
    headers: { 'retry-after': String(seconds) },
  };
}
