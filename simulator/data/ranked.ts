import type { TeamTable } from '../model.ts';

/** Ratings that fall evenly from `best` for the first name to `worst` for the last; names separated by commas. */
export function ranked(best: number, worst: number, names: string): TeamTable {
  const list = names.split(',').map((name) => name.trim());
  const step = (best - worst) / Math.max(1, list.length - 1);
  return Object.fromEntries(list.map((name, index) => [name, Math.round(best - index * step)]));
}
