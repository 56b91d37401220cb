import { countedEvents } from './counted-events.ts';
import type { MatchEvent } from './match-events.ts';
import type { Goal, MatchEvent as Fact, Side } from './match-facts.ts';
import type { MarketFamily, MarketType } from './markets/market-types.ts';
import type { Score, Scores } from './scores.ts';
import { type SportKey, sportOf } from './sports.ts';

/** What is known of the order of things in a match. */
export interface OrderFacts {
  sport: SportKey;
  scores: Scores;
  events: readonly MatchEvent[];
  /** Null for a feed that names no scorers. */
  goals: readonly Goal[] | null;
  firstScorer?: Side | null | undefined;
}

/** The order of things as a market is settled by it. */
export interface Order {
  events?: readonly Fact[];
  firstScorer?: Side;
}

/** Decided by the order of goals, or by when they fall. */
const BY_GOALS: readonly MarketFamily[] = [
  ...(['first-score', 'last-score', 'next-score', 'race-to', 'interval', 'win-behind'] as const),
];
const SHOOT_OUT = 50;
const WHOLE = 100;

/** Goals as the markets on players and on their order read them. */
function goalEvents(goals: readonly Goal[]): readonly Fact[] {
  return goals.map((goal) => ({ kind: 'score', ...goal }));
}

function isSumOf(score: Score, goals: readonly Goal[]): boolean {
  const home = goals.filter(({ side }) => side === '1').length;
  return score.home === home && score.away === goals.length - home;
}

/**
 * Whether goals are all that a score says: part by part, and the whole by regulation time. They are not where some of them
 * are not known yet, or staff corrected the score.
 */
export function goalsAddUp(
  goals: readonly Goal[],
  { scores, sport }: Pick<OrderFacts, 'scores' | 'sport'>,
): boolean {
  const parts = Object.keys(scores)
    .map(Number)
    .filter((code) => code < WHOLE && code !== SHOOT_OUT);
  const ofParts = (codes: readonly number[]) => goals.filter(({ part }) => codes.includes(part));
  if (parts.some((code) => !isSumOf(scores[code] as Score, ofParts([code])))) return false;
  if (parts.length > 0 && ofParts(parts).length < goals.length) return false;
  const whole = scores[WHOLE];
  if (whole) return isSumOf(whole, ofParts(sportOf(sport).regulation));
  return parts.length > 0 || isSumOf(scores.live ?? { home: 0, away: 0 }, goals);
}

/**
 * What a market is settled by of the order of things; empty where it reads none of it, or it is unknown. Of scores a feed may keep
 * the latest alone: what reads them in order has the goals, where they are known, else the first scorer. Goals that do not add up to the
 * score give no order, nor who scored first: only what the score itself decides is settled then.
 */
export function orderFor(
  type: Pick<MarketType, 'counts' | 'family'> | undefined,
  facts: OrderFacts,
): Order {
  const { events, goals, firstScorer } = facts;
  if (type?.counts) {
    const counted = countedEvents(events);
    return counted ? { events: counted } : {};
  }
  if (!goals || !type) return firstScorer ? { firstScorer } : {};
  const isByGoals = type.family === 'player' || BY_GOALS.includes(type.family);
  if (!isByGoals) return firstScorer ? { firstScorer } : {};
  const isOrderKnown = type.family === 'player' || goalsAddUp(goals, facts);
  return isOrderKnown ? { events: goalEvents(goals) } : {};
}
