import type { MatchEvent, MatchFacts, Side } from './match-facts.ts';
import { type MarketType, periodOf } from './markets/market-types.ts';
import { isPeriodComplete, partCodes, type Score, type Scores, scoreForPeriod } from './scores.ts';
import type { SportKey } from './sports.ts';

/** One pick and what is known of its match. */
export interface SettleInput extends MatchFacts {
  typeId: number;
  outcome: string;
  /** Hundredths; the home side's line for handicaps. */
  line: number | null;
  /** Count of the market's own period at the offer: in-play football handicaps start from it, the next one follows it. */
  offerScore?: Score | null;
  /** Every outcome ever offered for this market of the fixture; "Any Other Score" needs it. */
  offered?: readonly string[];
  /** Who a player's total is about; of other player markets the outcome names the player. */
  participant?: string;
  /** Who scored first, for a feed that tells no events. */
  firstScorer?: Side;
  sport: SportKey;
  /** Codes of parts that are over though no later part has begun yet, as at a break. */
  finishedParts?: readonly string[];
  /** Whether the match is over and its scores are final. */
  finished: boolean;
}

/** The counts a market reads by part code: the score, or what it counts beside it; null when the feed left them out. */
export function countsOf({ counts }: MarketType, facts: MatchFacts): Scores | null {
  if (counts === undefined) return facts.scores;
  return (facts.counts as Readonly<Record<string, Scores>> | undefined)?.[counts] ?? null;
}

/** What a market's period counts so far; null when nothing of it is known. */
export function countFor(
  type: MarketType,
  input: Pick<SettleInput, 'scores' | 'counts' | 'sport'>,
): Score | null {
  const counts = countsOf(type, input);
  return counts && scoreForPeriod(counts, periodOf(type), input.sport);
}

/** Whether nothing that a market waits for can come any more. */
export function isOver(type: MarketType, input: SettleInput): boolean {
  const { scores, sport, finished, finishedParts } = input;
  return finished || isPeriodComplete(scores, periodOf(type), sport, false, finishedParts);
}

/** What happened of a kind in a market's period, in order; null where the feed tells no events. */
export function eventsOf(
  type: MarketType,
  { events, sport }: Pick<SettleInput, 'events' | 'sport'>,
  kind: string = type.counts ?? 'score',
): readonly MatchEvent[] | null {
  const codes = partCodes(periodOf(type), sport);
  return events?.filter((event) => event.kind === kind && codes.includes(event.part)) ?? null;
}
