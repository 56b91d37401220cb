import { isInterrupted } from '#rules/fixture-status.ts';
import type { FeedUpdate } from './feed/types.ts';
import type { Fixture } from './types.ts';

type Waiting = Pick<Fixture, 'status' | 'interruption'>;

/** Until when a match that is interrupted may be gone on with; null of any other. */
function waitsUntil({ status, interruption }: Waiting): number | null {
  return isInterrupted(status) ? (interruption?.until ?? null) : null;
}

/** Whether a match that is interrupted was to be gone on with by an instant. */
export function hasWaited(fixture: Waiting, now: number): boolean {
  const until = waitsUntil(fixture);
  return until !== null && until <= now;
}

/** When the next match that is interrupted has waited long enough; null while none is. */
export function nextGivenUp(fixtures: Iterable<Waiting>): number | null {
  const ends = [...fixtures].map(waitsUntil).filter((until) => until !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** An update that says only that time has passed: by it the matches that have waited long enough are abandoned. */
export function givenUp(fixtures: Iterable<Fixture>, now: number): FeedUpdate[] {
  return [...fixtures].flatMap((fixture) => {
    const at = waitsUntil(fixture);
    return at !== null && at <= now ? [{ fixtureId: fixture.id, at }] : [];
  });
}
