// Markets that the order of what happens decides.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MatchEvent, Side } from './match-facts.ts';
import type { MarketType } from './markets/market-types.ts';
import { answeredBy, isListed, othersOf, ownOf, signOf, wonIf } from './pick-result.ts';
import { scoreForPeriod } from './scores.ts';
import { countFor, eventsOf, isOver, type SettleInput } from './settle-input.ts';

const { open, lost, won, void: refunded } = LEG_RESULT;

/** "No Goal", "No Corner": the selection for nothing at all. */
function isNone(outcome: string): boolean {
  return outcome.startsWith('No ');
}

/** Nothing happened: "No Goal" wins, and refunds the others where a list has no such selection. */
function settleNone({ outcome, offered }: SettleInput, type: MarketType): LegResult {
  if (isNone(outcome)) return won;
  return (offered ?? type.outcomes).some(isNone) ? lost : refunded;
}

function settleSide(outcome: string, side: Side): LegResult {
  return isNone(outcome) ? lost : wonIf(outcome === side);
}

/** Whether the side that scored first in the match did so in the part of a market: the match, or a first part with a score. */
function isFirstOf(type: MarketType, input: SettleInput): boolean {
  if (type.part === 'full') return true;
  const score = type.part === 'p1' ? countFor(type, input) : null;
  return score !== null && score.home + score.away > 0;
}

/**
 * The side that scored first by a score of one side only, or as a feed without events tells it. The score goes first: it is what staff
 * corrects.
 */
function firstByScore(type: MarketType, input: SettleInput): Side | 'none' | undefined {
  if (type.counts !== undefined) return undefined;
  const score = isOver(type, input) ? countFor(type, input) : null;
  if (score && (score.home === 0 || score.away === 0)) {
    // Whoever scored first may have done so in an overtime that does not count.
    if (score.home + score.away === 0) return 'none';
    return score.home > 0 ? '1' : '2';
  }
  return input.firstScorer && isFirstOf(type, input) ? input.firstScorer : undefined;
}

function firstSide(type: MarketType, input: SettleInput): Side | 'none' | undefined {
  const events = eventsOf(type, input);
  if (!events) return firstByScore(type, input);
  return events[0]?.side ?? (isOver(type, input) ? 'none' : undefined);
}

/** Whether the side that scored first won; nobody scored refunds. */
function settleFirstWins(type: MarketType, input: SettleInput, first: Side | 'none'): LegResult {
  if (first === 'none') return refunded;
  const score = isOver(type, input) ? countFor(type, input) : null;
  return answeredBy(input.outcome, score ? signOf(score) === first : undefined);
}

/** Family first-score: decided as soon as it happens. */
export function settleFirst(type: MarketType, input: SettleInput): LegResult {
  const first = firstSide(type, input);
  if (first === undefined) return open;
  if (type.outcomes.includes('Yes')) return settleFirstWins(type, input, first);
  return first === 'none' ? settleNone(input, type) : settleSide(input.outcome, first);
}

/** Family last-score: decided when its period is over. */
export function settleLast(type: MarketType, input: SettleInput): LegResult {
  const events = isOver(type, input) ? eventsOf(type, input) : null;
  if (!events) return open;
  const last = events.at(-1);
  return last ? settleSide(input.outcome, last.side) : settleNone(input, type);
}

/** The event that a market on the next one waits for: the one after as many as there were at its offer. */
export function nextEvent(type: MarketType, input: SettleInput): MatchEvent | 'none' | undefined {
  const before = input.offerScore ? input.offerScore.home + input.offerScore.away : 0;
  const next = eventsOf(type, input)?.[before];
  return next ?? (isOver(type, input) && input.events ? 'none' : undefined);
}

/** Family next-score, and the winner of the next game. */
export function settleNext(type: MarketType, input: SettleInput): LegResult {
  const next = nextEvent(type, input);
  if (next === undefined) return open;
  return next === 'none' ? settleNone(input, type) : settleSide(input.outcome, next.side);
}

const RACE_WITHOUT_LINE = 2000;

/** Family race-to: the first side to reach the line; nobody reaches it refunds. */
export function settleRace(type: MarketType, input: SettleInput): LegResult {
  const events = eventsOf(type, input);
  if (!events) return open;
  const target = (input.line ?? RACE_WITHOUT_LINE) / 100;
  const counts = { home: 0, away: 0 };
  for (const { side, value = 1 } of events) {
    counts[side === '1' ? 'home' : 'away'] += value;
    if (ownOf(counts, side) >= target) return wonIf(input.outcome === side);
  }
  return isOver(type, input) ? refunded : open;
}

/** Family interval: the minutes of the first goal, "16-30", or "No Goal". */
export function settleInterval(type: MarketType, input: SettleInput): LegResult {
  const events = eventsOf(type, input);
  const first = events?.[0];
  if (!events || (!first && !isOver(type, input))) return open;
  if (!first) return settleNone(input, type);
  if (first.minute === undefined) return open;
  return wonIf(isListed(input.outcome, first.minute) === true);
}

/** Family win-behind: a side that was behind at any time and wins. */
export function settleBehind(type: MarketType, input: SettleInput): LegResult {
  if (!isOver(type, input)) return open;
  const side: Side = input.outcome === '1' ? '1' : '2';
  const score = scoreForPeriod(input.scores, 'full', input.sport);
  if (!score) return open;
  if (signOf(score) !== side || othersOf(score, side) === 0) return lost;
  const events = eventsOf(type, input);
  if (!events) return open;
  const counts = { home: 0, away: 0 };
  const wasBehind = events.some((event) => {
    counts[event.side === '1' ? 'home' : 'away'] += event.value ?? 1;
    return ownOf(counts, side) < othersOf(counts, side);
  });
  return wonIf(wasBehind);
}
