export type TimedState = 'coming' | 'shown' | 'over';

/** Returns whether it is the time of a popup or an event at an instant, epoch milliseconds. */
export function timedState(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): TimedState {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'shown';
}
