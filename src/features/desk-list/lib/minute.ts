import * as z from 'zod/mini';
import { formatKst, parseDateTime } from '@/shared/lib/format';
import { messages } from '../ui/messages';

/** How staff writes an instant: a minute of Seoul. @example formatMinute(0) // '1970-01-01 09:00' */
export function formatMinute(at: number): string {
  return formatKst(at, 'YYYY-MM-DD HH:mm');
}

/** Reads a minute of Seoul, epoch milliseconds; null for any other text. */
export function parseMinute(text: string): number | null {
  return parseDateTime(`${text.trim()}:00`);
}

/** How a field looks that holds a minute. */
export const minuteInput = {
  hint: messages.minuteHint,
  autoComplete: 'off',
  maxLength: 'YYYY-MM-DD HH:mm'.length,
} as const;

/** A field that holds a minute, or nothing where it may be empty. */
export function minuteField(wrong: string, mayBeEmpty = false) {
  const isRight = (text: string) =>
    (mayBeEmpty && text.trim() === '') || parseMinute(text) !== null;
  return z.string().check(z.refine(isRight, wrong));
}
