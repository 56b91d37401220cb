import { type EuropeSearch, searchDefaults } from '../search';

/** Writes the address of the board; what stands at its default is left out. */
export function europeHref(search: Partial<EuropeSearch>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== searchDefaults[key as keyof EuropeSearch]) query.set(key, value);
  }
  const asked = query.toString();
  return asked === '' ? '/europe' : `/europe?${asked}`;
}
