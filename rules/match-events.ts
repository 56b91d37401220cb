import type { MatchClock, Side } from './match-clock.ts';
import type { Score } from './scores.ts';

interface Happened {
  /** The place of the event in its match, from 1 without a gap. */
  number: number;
  /** Epoch milliseconds. */
  at: number;
  clock: MatchClock;
}

/** A part begins or is over; `side` has won it, or bats in it. */
export interface PartEvent extends Happened {
  kind: 'start' | 'end';
  side: Side | null;
}

/** A dangerous attack begins. */
export interface AttackEvent extends Happened {
  kind: 'attack';
  side: Side;
}

/** A goal, a basket, a run, a point; of a map a round or a kill. */
export interface ScoreEvent extends Happened {
  kind: 'score';
  side: Side;
  points: number;
  /** After it: of the match, where it is counted in sets or maps of the set or map. */
  score: Score;
  /** Of a map: what it is that was scored. A kill is counted beside the score that settles bets. */
  unit?: 'round' | 'kill';
}

/** What is counted beside the score and reported when it happens. */
export const COUNTED_EVENTS = ['corner', 'yellow-card', 'red-card'] as const;

/** A corner or a card. */
export interface CountEvent extends Happened {
  kind: (typeof COUNTED_EVENTS)[number];
  side: Side;
  /** How many of its kind there were in the match, with it. */
  count: Score;
}

/** Something that happened in a match. */
export type MatchEvent = PartEvent | AttackEvent | ScoreEvent | CountEvent;

/** Of what is no start or end of a part and is not counted so many are kept, the latest. */
export const KEPT_EVENTS = 40;

/** Whether an event is a goal, a basket, a run or a point. */
export function isScoreEvent(event: MatchEvent): event is ScoreEvent {
  return event.kind === 'score';
}

/** Whether an event is a corner or a card. */
export function isCountEvent(event: MatchEvent): event is CountEvent {
  return (COUNTED_EVENTS as readonly string[]).includes(event.kind);
}

/** Bets are settled by the order of what is counted, and parts are few: neither is ever forgotten. */
const isAlwaysKept = (event: MatchEvent) =>
  event.kind === 'start' || event.kind === 'end' || isCountEvent(event);

/** Adds what has happened since to the events that are kept; the same list where nothing is new. */
export function withEvents(
  known: readonly MatchEvent[],
  more: readonly MatchEvent[],
): readonly MatchEvent[] {
  const last = known.at(-1)?.number ?? 0;
  const added = more.filter(({ number }) => number > last);
  if (added.length === 0) return known;
  const all = [...known, ...added];
  const others = all.filter((event) => !isAlwaysKept(event));
  const from = others.at(-KEPT_EVENTS)?.number ?? 0;
  return all.filter((event) => isAlwaysKept(event) || event.number >= from);
}
