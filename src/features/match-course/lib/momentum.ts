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
    const weighed = weightOf(event, sport);
    if (weighed)
      sum[weighed.side] += weighed.weight * 0.5 ** (Math.max(0, now - event.at) / halfLife);
  }
  const all = sum.home + sum.away;
  const last = events.at(-1) ?? null;
  // Little that is long ago says nothing of who is on top now.
  const value = all < 0.25 ? 0 : (sum.home - sum.away) / Math.max(all, 1);
  return { value, latest: last && now - last.at < FRESH_MS ? last : null };
}

/** Minutes of play in a bar. */
const BAR_MINUTES = 2;
/** In which minutes each part of a football match is played: what is beyond its end is added to it. */
const MINUTES: Readonly<Record<string, readonly [number, number]>> = {
  '10': [1, 45],
  '20': [46, 90],
  '30': [91, 105],
  '35': [106, 120],
};
const REGULATION = 90;
const WITH_EXTRA_TIME = 120;
/** So much of the pressure is left two minutes later. */
const LEFT = 0.5;
/** As much as a bar can show: a goal, or several attacks. */
const FULL = 3;
/** Less than this is not worth a bar. */
const LEAST = 0.1;

/** The bar of a moment, from 0; null for one that is in none. */
function barOf({ period, minute }: Dto<'FixtureClock'>): number | null {
  const range = MINUTES[period];
  if (!range || minute === null) return null;
  const [first, last] = range;
  return Math.floor((Math.min(last, Math.max(first, minute)) - 1) / BAR_MINUTES);
}

/** Whether a sport is played by minutes, which is what the bars count in. */
export function hasMomentumBars(sport: Dto<'Sport'>): boolean {
  return sport === 'football';
}

/**
 * Who was on top of a football match in each two minutes of it, from -1, all the away side, to 1, all the home side; 0 where nobody
 * was, and for what is still to be played. Null in a sport that is not played by minutes.
 */
export function momentumBars(
  events: readonly Dto<'MatchEvent'>[],
  sport: Dto<'Sport'>,
  clock: Dto<'FixtureClock'> | null,
): number[] | null {
  if (!hasMomentumBars(sport)) return null;
  const moments = [...events.map((event) => event.clock), ...(clock ? [clock] : [])].map(barOf);
  const reached = Math.max(-1, ...moments.map((bar) => bar ?? -1));
  const isLong = reached >= REGULATION / BAR_MINUTES;
  const bars = Array.from(
    { length: (isLong ? WITH_EXTRA_TIME : REGULATION) / BAR_MINUTES },
    () => 0,
  );
  for (const event of events) {
    const weighed = weightOf(event, sport);
    const from = barOf(event.clock);
    if (!weighed || from === null) continue;
    const sign = weighed.side === 'home' ? 1 : -1;
    for (let bar = from; bar <= reached; bar += 1)
      bars[bar] = (bars[bar] ?? 0) + sign * weighed.weight * LEFT ** (bar - from);
  }
  return bars
    .map((sum) => Math.min(1, Math.max(-1, sum / FULL)))
    .map((value) => (Math.abs(value) < LEAST ? 0 : value));
}
