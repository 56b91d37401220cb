import type { Dto } from '#contract/types.gen.ts';
import type { Side } from '#rules/match-clock.ts';

const MINUTE = 60_000;
/** Milliseconds after which an event counts half, by how often something happens in the sport. */
const HALF_LIFE: Readonly<Partial<Record<Dto<'Sport'>, number>>> = {
  basketball: 2 * MINUTE,
  volleyball: 2 * MINUTE,
  baseball: 15 * MINUTE,
  'e-sports': 5 * MINUTE,
};
const USUAL_HALF_LIFE = 6 * MINUTE;
/** A goal says more of a match than an attack. */
const GOAL = 3;
/** Less than an attack: many come of one that is over. */
const CORNER = 0.5;
const WITH_GOALS: readonly Dto<'Sport'>[] = ['football', 'ice-hockey'];
/** What is this old is not shown as happening any more. */
const FRESH_MS = 30_000;

export interface Momentum {
  /** From -1, all to the away side, to 1, all to the home side. */
  value: number;
  /** What has just happened, as long as it is fresh. */
  latest: Dto<'MatchEvent'> | null;
}

function weightOf(
  event: Dto<'MatchEvent'>,
  sport: Dto<'Sport'>,
): { side: Side; weight: number } | null {
  switch (event.kind) {
    case 'start':
      return null;
    case 'end':
      return event.side && { side: event.side, weight: GOAL };
    // A card says nothing of who is on top.
    case 'yellow-card':
    case 'red-card':
      return null;
    case 'corner':
      return { side: event.side, weight: CORNER };
    case 'attack':
      return { side: event.side, weight: 1 };
    case 'score':
      return { side: event.side, weight: WITH_GOALS.includes(sport) ? GOAL : event.points };
  }
}

/** To whose side a match leans by what has happened, the latest most; `now` is epoch milliseconds. */
export function momentumOf(
  events: readonly Dto<'MatchEvent'>[],
  sport: Dto<'Sport'>,
  now: number,
): Momentum {
  const halfLife = HALF_LIFE[sport] ?? USUAL_HALF_LIFE;
  const sum = { home: 0, away: 0 };
  for (const event of events) {
    const told = weightOf(event, sport);
    if (told) sum[told.side] += told.weight * 0.5 ** (Math.max(0, now - event.at) / halfLife);
  }
  const all = sum.home + sum.away;
  const last = events.at(-1) ?? null;
  // Little that is long ago says nothing of who is on top now.
  const value = all < 0.25 ? 0 : (sum.home - sum.away) / Math.max(all, 1);
  return { value, latest: last && now - last.at < FRESH_MS ? last : null };
}
