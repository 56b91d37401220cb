import { formatKst } from '@/shared/lib/format';

const firstBirthYear = 1950;
const youngestAge = 15;

/** Returns the birth years one may choose, youngest first: the year in Seoul minus 15 down to 1950. */
export function birthYears(now: number): number[] {
  const last = Number(formatKst(now, 'YYYY')) - youngestAge;
  return Array.from({ length: last - firstBirthYear + 1 }, (_, index) => last - index);
}
