import { EARLIEST_BIRTH_YEAR, latestBirthYear } from '#rules/signup.ts';
import { formatKst } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

/** Returns the year in Seoul at a moment of epoch milliseconds. */
export function seoulYear(now: number): number {
  return parseWhole(formatKst(now, 'YYYY')) ?? 0;
}

/** Returns the birth years one may choose in a year of Seoul, youngest first. */
export function birthYears(yearInSeoul: number): number[] {
  const latest = latestBirthYear(yearInSeoul);
  return Array.from({ length: latest - EARLIEST_BIRTH_YEAR + 1 }, (_, index) => latest - index);
}
