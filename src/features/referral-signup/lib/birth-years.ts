import { EARLIEST_BIRTH_YEAR, latestBirthYear } from '#rules/signup.ts';
import { formatKst } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

/** Returns the birth years one may choose, youngest first, at a moment of epoch milliseconds. */
export function birthYears(now: number): number[] {
  const latest = latestBirthYear(parseWhole(formatKst(now, 'YYYY')) ?? 0);
  return Array.from({ length: latest - EARLIEST_BIRTH_YEAR + 1 }, (_, index) => latest - index);
}
