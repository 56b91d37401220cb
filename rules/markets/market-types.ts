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
  | 'htft'
  | 'first-score'
  | 'combo';

/** The part of a match that a market is about; `pN` is the Nth part, `i1-5` innings 1 to 5, `sets` and `maps` a count. */
export type MarketPart =
  | 'full'
  | 'half1'
  | 'half2'
  | 'half1+full'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'p5'
  | 'i1-5'
  | 'sets'
  | 'maps'
  | 'points';

/** What of a part's overtime counts: none, `ot` overtime, `so` a shoot-out. */
export type Overtime = '' | 'ot' | 'so' | 'ot+so';

/** Which score a market reads: a part, with the overtime that counts. */
export type MarketPeriod = MarketPart | 'full+ot' | 'full+ot+so' | 'half2+ot' | 'half1+full+ot';

/** A market of the dictionary, offered or not: a row of `markets.tsv`. */
export interface MarketRow {
  /** LSports market id; ids from 900001 are ours. */
  id: number;
  family: string;
  part: string;
  overtime: Overtime;
  /** The team that a one-team market counts. */
  side?: 'home' | 'away';
  /** Whether its markets have a line. */
  line: boolean;
  /** Korean, with {part}, {overtime} or {part+overtime} where the dictionary puts their words. */
  label: string;
  /** One name with a star means a list that only the feed knows: *players. */
  outcomes: readonly string[];
  /** Where it is offered. */
  sports: readonly SportKey[];
}

/** A market that is offered, and so one that can be settled. */
export interface MarketType extends MarketRow {
  family: MarketFamily;
  part: MarketPart;
}

const BY_ID = new Map(MARKET_TYPES.map((type) => [type.id, type]));

/** The market type of an id, or undefined when it is not on offer. */
export function marketType(id: number): MarketType | undefined {
  return BY_ID.get(id);
}

/** The score that markets of a type read. */
export function periodOf({ part, overtime }: Pick<MarketType, 'part' | 'overtime'>): MarketPeriod {
  return (overtime === '' ? part : `${part}+${overtime}`) as MarketPeriod;
}

const SET_SCORES = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'];

/** The outcomes a market type can offer in a sport; [] for an unknown type. */
export function outcomesOf(typeId: number, sport: SportKey): readonly string[] {
  const type = marketType(typeId);
  if (type?.family === 'correct-score' && sport === 'volleyball') return SET_SCORES;
  return type?.outcomes ?? [];
}
