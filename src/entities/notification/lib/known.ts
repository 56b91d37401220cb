import type { Notification } from './notification';

/** Of the latest notifications, which ones the page has already had. */
export interface Known {
  /** When the oldest of them came, epoch milliseconds; 0 for none. */
  since: number;
  ids: readonly string[];
}

export function knownOf(latest: readonly Notification[]): Known {
  return { since: latest.at(-1)?.at ?? 0, ids: latest.map(({ id }) => id) };
}

/** Those that have come since, the first one first; an older one that moves up where another was deleted is none of them. */
export function newsSince(known: Known, latest: readonly Notification[]): readonly Notification[] {
  const isNew = ({ id, at }: Notification) => at >= known.since && !known.ids.includes(id);
  return latest.filter(isNew).reverse();
}
