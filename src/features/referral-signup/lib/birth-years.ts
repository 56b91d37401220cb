import { EARLIEST_BIRTH_YEAR, latestBirthYear } from '#rules/signup.ts';
import { formatKst } from '@/shared/lib/format';

/** Returns the birth years one may choose, youngest first, at a moment of epoch milliseconds. */
export function birthYears(now: number): number[] {
  const latest = latestBirthYear(Number(formatKst(now, 'YYYY')));
  return Array.from({ length: latest - EARLIEST_BIRTH_YEAR + 1 }, (_, index) => latest - index);
}
