import { countedEvents } from './counted-events.ts';
import type { MatchEvent } from './match-events.ts';
import type { Goal, MatchEvent as Fact } from './match-facts.ts';
import type { MarketType } from './markets/market-types.ts';

/** What is told of the order of things in a match. */
export interface Told {
  events: readonly MatchEvent[];
  /** Null for a feed that names no scorers. */
  goals: readonly Goal[] | null;
}

/** Goals as the markets on players read them. */
export function goalEvents(goals: readonly Goal[]): readonly Fact[] {
  return goals.map((goal) => ({ kind: 'score', ...goal }));
}

/**
 * The events that a market is settled by; undefined where it reads none, or nobody told them. Of scores a feed may keep the latest
 * alone: what reads them in order has the first scorer, and who scored has the goals.
 */
export function eventsFor(
  type: Pick<MarketType, 'counts' | 'family'> | undefined,
  { events, goals }: Told,
): readonly Fact[] | undefined {
  if (type?.counts) return countedEvents(events);
  return type?.family === 'player' && goals ? goalEvents(goals) : undefined;
}
