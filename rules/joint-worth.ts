// What a pick of a joint price is worth by the score that decides it.
import { jointShares } from './joint.ts';
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

/** What of a stake wins whole on average, and what of it comes back. */
export interface Shares {
  won: number;
  back: number;
}

/** All ways in which a match can still end. */
export interface Endings {
  /** What picks leave of a stake together, over all endings; null where an ending does not tell. */
  sharesOf(picks: readonly JointPick[]): Shares | null;
}

/** Of a pick's stake: what has won, or what is not lost. */
export type Measure = 'won' | 'kept';

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

/** By result, from -1 on. */
const BY_RESULT = Object.values(LEG_RESULT)
  .sort((one, other) => one - other)
  .map((result) => {
    const { won, back, of } = jointShares([result]);
    return { won: won / of, kept: (won + back) / of };
  });

/** What a result leaves of a stake. */
export function leftBy(result: number): Readonly<Record<Measure, number>> {
  return BY_RESULT[result + 1] ?? { won: 0, kept: 0 };
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

/** What something is worth by a score. */
export type Worth = (home: number, away: number) => number;

/** The result of a pick by a final score of its part; each is settled once. */
function byScore(sport: SportKey, pick: JointPick): (home: number, away: number) => LegResult {
  const { typeId, outcome, line, offerScore } = pick;
  const type = marketType(typeId);
  const results = keptOf(JSON.stringify([sport, typeId, outcome, line, offerScore]));
  const input = { typeId, outcome, line, offerScore, sport, scores: {}, finished: true };
  return (home, away) => {
    const cell = Math.min(home, SIDE - 1) * SIDE + Math.min(away, SIDE - 1);
    const known = results[cell] ?? UNKNOWN;
    if (known !== UNKNOWN) return known as LegResult;
    const result = type ? settleByScore(type, input, { home, away }) : LEG_RESULT.open;
    results[cell] = result;
    return result;
  };
}

/** Multiplies what several things are worth. */
export function timesAll(all: readonly Worth[]): Worth {
  const [first, second] = all;
  if (!first) return () => 1;
  if (!second) return first;
  return (home, away) => {
    let product = 1;
    for (const worth of all) {
      if (product === 0) break;
      product *= worth(home, away);
    }
    return product;
  };
}

/** The shares of picks by what each is worth by a score; `sum` adds up what a measure of them comes to over all endings. */
export function sharesBy(
  sport: SportKey,
  picks: readonly JointPick[],
  sum: (worths: readonly Worth[], measure: Measure) => number,
): Shares | null {
  let isTold = true;
  let comesBack = false;
  const worthsBy = (measure: Measure) =>
    picks.map((pick): Worth => {
      const resultOf = byScore(sport, pick);
      return (home, away) => {
        const result = resultOf(home, away);
        if (result === LEG_RESULT.won) return 1;
        if (result === LEG_RESULT.lost) return 0;
        isTold &&= result !== LEG_RESULT.open;
        comesBack = true;
        return leftBy(result)[measure];
      };
    });
  const won = sum(worthsBy('won'), 'won');
  // Nothing comes back of picks that win or lose, and the second sum would be the first.
  const kept = comesBack ? sum(worthsBy('kept'), 'kept') : won;
  return isTold ? { won, back: kept - won } : null;
}
