import type { FixtureClock } from './feed.ts';
import type { MatchFacts } from './match-facts.ts';
import type { SportKey } from './sport-keys.ts';

/** Where play of a match has stopped, instants in ms. Not gone on with until `until`, it counts as abandoned. */
export interface Interruption {
  since: number;
  until: number;
  /** As it stood; null where the feed has none. */
  clock: FixtureClock | null;
}

/** What is known of a match when it stops. */
export interface KnownAtStop extends Pick<MatchFacts, 'scores'> {
  sport: SportKey;
  clock: FixtureClock | null;
  finishedPeriods: readonly string[];
}

const HOUR = 60 * 60 * 1000;
const WAIT = 24 * HOUR;
/** Of a baseball game with five whole innings, whose winner stands whatever becomes of it. */
const WAIT_OF_A_GAME = 3 * HOUR;
const ENOUGH_INNINGS = 5;
const OUTS = 3;

/** How many innings of a baseball game are over, halves counted; null where the clock names none. */
export function inningsByClock(clock: FixtureClock | null | undefined): number | null {
  const inning = clock?.inning;
  if (!inning) return null;
  const halves = (inning.half === 'bottom' ? 1 : 0) + (clock.outs === OUTS ? 1 : 0);
  return inning.number - 1 + halves / 2;
}

/** The parts that were over when play stopped: those that were reported, and the innings that are over by the clock. */
export function partsOverAtStop(
  reported: readonly string[],
  clock: FixtureClock | null | undefined,
): readonly string[] {
  const innings = Array.from({ length: Math.floor(inningsByClock(clock) ?? 0) }, (_, at) => at + 1);
  return [...new Set([...reported, ...innings.map(String)])];
}

function hasFiveInnings({ scores, clock, finishedPeriods }: KnownAtStop): boolean {
  const innings = inningsByClock(clock);
  if (innings !== null) return innings >= ENOUGH_INNINGS;
  return finishedPeriods.includes(String(ENOUGH_INNINGS)) || !!scores[ENOUGH_INNINGS + 1];
}

/** How long a match that is interrupted may wait, ms. */
export function waitOf(known: KnownAtStop): number {
  return known.sport === 'baseball' && hasFiveInnings(known) ? WAIT_OF_A_GAME : WAIT;
}

/** An interruption that is reported at an instant. */
export function interruptionOf(known: KnownAtStop, since: number): Interruption {
  return { since, until: since + waitOf(known), clock: known.clock };
}
