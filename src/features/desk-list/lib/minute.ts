import * as z from 'zod/mini';
import { formatKst, parseDateTime } from '@/shared/lib/format';

/** How staff writes an instant: a minute of Seoul. @example formatMinute(0) // '1970-01-01 09:00' */
export function formatMinute(at: number): string {
  return formatKst(at, 'YYYY-MM-DD HH:mm');
}

/** Reads a minute of Seoul, epoch milliseconds; null for any other text. */
export function parseMinute(text: string): number | null {
  return parseDateTime(`${text.trim()}:00`);
}

/** A field that holds a minute, or nothing where it may be empty. */
export function minuteField(wrong: string, mayBeEmpty = false) {
  const isRight = (text: string) =>
    (mayBeEmpty && text.trim() === '') || parseMinute(text) !== null;
  return z.string().check(z.refine(isRight, wrong));
}
