import { FIXTURE_ID } from '#rules/fixture-id.ts';

/** So many may be open: the address that names them stays short. */
const MOST = 8;
const between = '-';

/** The ids of the open matches of an address; what is no id is left out. */
export function openMatchIds(match: string): string[] {
  const ids = match.split(between).filter((id) => FIXTURE_ID.test(id));
  return [...new Set(ids)].slice(0, MOST);
}

/** Opens a match beside those that are, or closes it; of too many the one that was opened first closes. */
export function withMatch(match: string, id: string): string {
  const ids = openMatchIds(match);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.slice(-MOST).join(between);
}
