/** The match that is watched, and those that are small beside it; each by its id. */
export interface Views {
  shown: string;
  small: readonly string[];
}

/** How many are small at most. */
const MOST_SMALL = 4;

/**
 * The matches beside the one that is shown: each stays in its place while it is played, the one that was shown before takes the place
 * of the one that is shown now, and free places are filled from the list.
 */
export function nextViews(last: Views, shown: string, running: readonly string[]): Views {
  const isFree = (id: string) => id !== shown && running.includes(id);
  const kept = last.small.map((id) => (id === shown ? last.shown : id)).filter(isFree);
  const more = running.filter((id) => isFree(id) && !kept.includes(id));
  return { shown, small: [...new Set([...kept, ...more])].slice(0, MOST_SMALL) };
}
