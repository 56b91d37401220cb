import { FIXTURE_ID } from '#rules/fixture-id.ts';

/** How many matches are shown side by side at most. */
export const MOST_WATCHED = 4;

/** The matches that an address shows side by side; what is no id, and what is too many, is left out. */
export function watchedIds(watch: string): string[] {
  const ids = watch.split(',').filter((id) => FIXTURE_ID.test(id));
  return [...new Set(ids)].slice(0, MOST_WATCHED);
}

/** Adds a match to those side by side, or takes it away; a full list stays as it is. */
export function toggleWatched(watched: readonly string[], id: string): readonly string[] {
  if (watched.includes(id)) return watched.filter((one) => one !== id);
  return watched.length < MOST_WATCHED ? [...watched, id] : watched;
}
