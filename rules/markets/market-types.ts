import type { Counts } from '../match-facts.ts';
import type { SportKey } from '../sports.ts';
import { MARKET_TYPES } from './offered.gen.ts';

export { MARKET_TYPES };

/** How a market is settled. */
export type MarketFamily =
  | 'winner3'
  | 'winner2'
  | 'draw-no-bet'
  | 'double-chance'
  | 'handicap'
  | 'handicap3'
  | 'total'
  | 'team-total'
  | 'total3'
  | 'both-score'
  | 'team-score'
  | 'clean-sheet'
  | 'odd-even'
  | 'correct-score'
  | 'exact-number'
  | 'margin'
  | 'win-to-nil'
  | 'htft'
  | 'win-halves'
  | 'highest-period'
  | 'first-score'
  | 'last-score'
  | 'next-score'
  | 'race-to'
  | 'interval'
  | 'win-behind'
  | 'yes-no'
  | 'method'
  | 'qualify'
  | 'player'
  | 'player-total'
  | 'outright'
  | 'combo';

/**
 * The part of a match that a market is about. `pN` is the Nth part, `i1-5` innings 1 to 5, `sets` and `maps` a count of them,
 * `points` and `games` what is scored in all of them; `periods` each by itself. `game`, `point`, `set`, `over` and `wicket` are the
 * next one at the time of the offer. A `tie` is what two sides play to go on, `toss` comes before the start.
 */
export type MarketPart =
  | 'full'
  | 'half1'
  | 'half2'
  | 'half1+full'
  | 'half1+half2'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'p5'
  | 'p6'
  | 'p7'
  | 'p8'
  | 'p9'
  | 'p1+full'
  | 'i1-3'
  | 'i1-4'
  | 'i1-5'
  | 'i1-7'
  | 'o1-6'
  | '0-10 min'
  | 'sets'
  | 'maps'
  | 'points'
  | 'games'
  | 'innings'
  | 'periods'
  | 'rounds'
  | 'game'
  | 'point'
  | 'set'
  | 'over'
  | 'wicket'
  | 'tie'
  | 'toss'
  | 'tournament';

/** What of a part's overtime counts: none, `ot` overtime, `so` a shoot-out. */
export type Overtime = '' | 'ot' | 'so' | 'ot+so';

/** Which score a market reads: a part, with the overtime that counts. */
export type MarketPeriod =
  | MarketPart
  | 'full+ot'
  | 'full+so'
  | 'full+ot+so'
  | 'half2+ot'
  | 'half1+full+ot'
  | 'p4+ot';

/** A market of the dictionary, offered or not: a row of `markets.tsv`. */
export interface MarketType {
  /** LSports market id; ids from 900001 are ours. */
  id: number;
  family: MarketFamily;
  part: MarketPart;
  overtime: Overtime;
  /** The team that a one-team market counts. */
  side?: 'home' | 'away';
  /** What it counts or waits for; the score when left out. */
  counts?: Counts;
  /** Whether its markets have a line. */
  line: boolean;
  /** Korean, with {part}, {overtime} or {part+overtime} where the dictionary puts their words. */
  label: string;
  /** One name with a star means a list that only the feed knows: *players. */
  outcomes: readonly string[];
  /** Where it is offered. */
  sports: readonly SportKey[];
}

const BY_ID = new Map(MARKET_TYPES.map((type) => [type.id, type]));

/** Undefined when the type is not on offer. */
export function marketType(id: number): MarketType | undefined {
  return BY_ID.get(id);
}

/** The score that markets of a type read. */
export function periodOf({ part, overtime }: Pick<MarketType, 'part' | 'overtime'>): MarketPeriod {
  return (overtime === '' ? part : `${part}+${overtime}`) as MarketPeriod;
}

const CORRECT_SCORE = 6;
/** Sports whose score is a count of sets or maps, of five where a list of them is offered. */
const IN_SETS: readonly SportKey[] = ['volleyball', 'e-sports'];
const SET_SCORES = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'];

/** The outcomes a market type can offer in a sport; [] for an unknown type. */
export function outcomesOf(typeId: number, sport: SportKey): readonly string[] {
  const type = marketType(typeId);
  if (typeId === CORRECT_SCORE && IN_SETS.includes(sport)) return SET_SCORES;
  return type?.outcomes ?? [];
}
