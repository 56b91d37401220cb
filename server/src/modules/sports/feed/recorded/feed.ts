import type { FeedSource, FeedUpdate } from '../types.ts';
import type { Recording } from './recording.ts';

/** The update as it comes `shift` milliseconds later. */
function shifted(update: FeedUpdate, shift: number): FeedUpdate {
  const { at, create, startsAt, clock, events } = update;
  return {
    ...update,
    at: at + shift,
    ...(create && { create: { ...create, startsAt: create.startsAt + shift } }),
    ...(startsAt !== undefined && { startsAt: startsAt + shift }),
    ...(clock?.startedAt !== undefined && {
      clock: { ...clock, startedAt: clock.startedAt + shift },
    }),
    ...(events && { events: events.map((event) => ({ ...event, at: event.at + shift })) }),
  };
}

/** First place in ascending times that is later than `at`. */
function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A recorded day as it was, `shift` milliseconds later; after its end nothing comes any more. */
export function createRecordedFeed({ head, times, update }: Recording, shift: number): FeedSource {
  function between(after: number, to: number): FeedUpdate[] {
    const [from, end] = [firstAfter(times, after - shift), firstAfter(times, to - shift)];
    return Array.from({ length: Math.max(0, end - from) }, (_, place) =>
      shifted(update(from + place), shift),
    );
  }
  return {
    name: 'recorded',
    leagues: () => head.leagues,
    // A fixture may have several updates until `now`: they are applied one after the other.
    start: (now, since) => between(since ?? Number.NEGATIVE_INFINITY, now),
    nextDue(after) {
      const next = times[firstAfter(times, after - shift)];
      return next === undefined ? null : next + shift;
    },
    advance: between,
  };
}
