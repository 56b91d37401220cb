// How picks of one fixture end together, over all ways in which it can still end: what a joint price is worked out from.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { type MarketFamily, marketType } from './markets/market-types.ts';
import type { Odds } from './odds.ts';
import type { Score } from './scores.ts';
import { settleByScore } from './settle-by-score.ts';
import type { SportKey } from './sports.ts';

/** A pick as it is offered now. */
export interface JointPick {
  typeId: number;
  outcome: string;
  /** Hundredths; the home side's line for handicaps. */
  line: number | null;
  offerScore: Score | null;
  /** Hundredths. */
  odds: Odds;
}

/** The results of picks in one number: that of each is a digit, by its place. */
export type Results = number;

/** Chances by the results that picks end with together. */
export type Tally = Map<Results, number>;

/** All ways in which a match can still end. */
export interface Endings {
  /** How often picks end with which results; null where scores do not decide one of them. An ending that does not tell counts as open. */
  tallyOf(picks: readonly JointPick[]): Tally | null;
}

const DIGIT = 8;

/** A result as the digit of its place. */
export function digitOf(place: number, result: LegResult): Results {
  return result * DIGIT ** place;
}

export function resultAt(results: Results, place: number): LegResult {
  return (Math.floor(results / DIGIT ** place) % DIGIT) as LegResult;
}

/** Adds a chance to those of the same results. */
export function count(tally: Tally, results: Results, chance: number): void {
  tally.set(results, (tally.get(results) ?? 0) + chance);
}

/** Chances of what is decided apart: the results of both. */
export function countBoth(one: Tally, other: Tally): Tally {
  const both: Tally = new Map();
  for (const [a, chance] of one) for (const [b, more] of other) count(both, a + b, chance * more);
  return both;
}

/** They read what no score says: the order of goals, a minute, a player. */
const BEYOND_SCORES: readonly MarketFamily[] = [
  'first-score',
  'last-score',
  'next-score',
  'race-to',
  'interval',
  'win-behind',
  'yes-no',
  'method',
  'qualify',
  'player',
  'player-total',
  'outright',
];

/** Whether scores alone decide a pick. */
export function isByScores({ typeId }: JointPick): boolean {
  const type = marketType(typeId);
  return type !== undefined && !type.counts && !BEYOND_SCORES.includes(type.family);
}

/** Scores of a side that are told apart. */
const SIDE = 256;
const UNKNOWN = -2;
/** Results by score do not hang on the outlook: those of as many picks are kept, and the one asked for longest ago goes. */
const MOST_KEPT = 200;
const kept = new Map<string, Int8Array>();

function keptOf(key: string): Int8Array {
  const results = kept.get(key) ?? new Int8Array(SIDE * SIDE).fill(UNKNOWN);
  kept.delete(key);
  kept.set(key, results);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return results;
}

/** The results of picks by a score that decides them all. */
export type ResultsBy = (home: number, away: number) => Results;

/** The results of a pick at a place by a final score of its part; each is settled once. */
export function resultsBy(sport: SportKey, pick: JointPick, place: number): ResultsBy {
  const { typeId, outcome, line, offerScore } = pick;
  const type = marketType(typeId);
  const results = keptOf(JSON.stringify([sport, typeId, outcome, line, offerScore]));
  const input = { typeId, outcome, line, offerScore, sport, scores: {}, finished: true };
  const digit = DIGIT ** place;
  return (home, away) => {
    const cell = Math.min(home, SIDE - 1) * SIDE + Math.min(away, SIDE - 1);
    const known = results[cell] ?? UNKNOWN;
    if (known !== UNKNOWN) return known * digit;
    const result = type ? settleByScore(type, input, { home, away }) : LEG_RESULT.open;
    results[cell] = result;
    return result * digit;
  };
}

/** The results of several picks, none of which is at the place of another. */
export function allResults(all: readonly ResultsBy[]): ResultsBy {
  const [first, second] = all;
  if (!first) return () => 0;
  if (!second) return first;
  return (home, away) => {
    let sum = 0;
    for (const results of all) sum += results(home, away);
    return sum;
  };
}
