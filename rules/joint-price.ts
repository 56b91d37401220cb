// What several picks of one fixture pay together, by the model of its feed: ADR 0010.
import { FACTOR_UNIT, type JointFactor, jointOdds, returnedBy } from './joint.ts';
import { halvesEndings } from './joint-halves.ts';
import { partsEndings } from './joint-parts.ts';
import { type Endings, type JointPick, resultAt, type Tally } from './joint-results.ts';
import { setsEndings } from './joint-sets.ts';
import { LEG_RESULT } from './leg-result.ts';
import { MIN_ODDS, type Odds } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Scores } from './scores.ts';
import type { SportKey } from './sports.ts';

export type { JointPick } from './joint-results.ts';

/** What is known of a fixture, with some picks of it. */
export interface JointInput {
  sport: SportKey;
  outlook: Outlook | null;
  /** What has been scored so far, by part. */
  scores: Scores;
  picks: readonly JointPick[];
}

export type JointAnswer =
  | {
      ok: true;
      /** Hundredths. */
      odds: Odds;
      /** Of all picks, ten-thousandths. */
      factor: number;
      /** Of all picks, then of every two or more of them, larger ones first and those of one size by their places in `picks`. */
      factors: readonly JointFactor[];
    }
  | { ok: false; code: 'JOINT_IMPOSSIBLE' | 'JOINT_UNAVAILABLE' };

/** Picks that hit together more rarely exclude each other, as far as a model can tell. */
const IMPOSSIBLE = 1e-5;
/** Of a chance: what sums of another order may differ by. */
const NOISE = 1e-9;

/** All ways in which a match can end, by what its model expects; null for a sport or a feed of which nothing is known. */
function endingsOf(sport: SportKey, outlook: Outlook | null, scores: Scores): Endings | null {
  if (!outlook) return null;
  switch (sport) {
    case 'football':
      return halvesEndings(outlook, scores);
    case 'ice-hockey':
    case 'basketball':
    case 'baseball':
      return partsEndings(sport, outlook, scores);
    case 'volleyball':
    case 'e-sports':
      return setsEndings(sport, outlook, scores);
    default:
      return null;
  }
}

/** How one staked on picks fares, over all endings. */
export interface JointReturns {
  /** By the set of picks, each a bit by its place: what the product of their returns is on average; 1 for none. */
  expected: readonly number[];
  /** How often all are won. */
  won: number;
  /** One of them is never won without another. */
  isDecided: boolean;
}

function returnsBy(tally: Tally, odds: readonly Odds[]): JointReturns {
  const sets = 2 ** odds.length;
  const sums = new Array<number>(sets).fill(0);
  // By those that are won, the same bits.
  const wonBy = new Array<number>(sets).fill(0);
  const product = new Array<number>(sets).fill(1);
  for (const [results, chance] of tally) {
    let won = 0;
    for (const [place, each] of odds.entries()) {
      const result = resultAt(results, place);
      const returned = returnedBy(each, result) / 200;
      if (result === LEG_RESULT.won) won += 2 ** place;
      for (let set = 0; set < 2 ** place; set += 1)
        product[set + 2 ** place] = (product[set] as number) * returned;
    }
    for (let set = 0; set < sets; set += 1)
      sums[set] = (sums[set] as number) + chance * (product[set] as number);
    wonBy[won] = (wonBy[won] as number) + chance;
  }
  const all = sums[0] as number;
  const wonWhere = (fits: (won: number) => boolean) =>
    wonBy.reduce((sum, chance, won) => (fits(won) ? sum + chance : sum), 0) / all;
  const bits = odds.map((_, place) => 2 ** place);
  const has = (won: number, bit: number) => Math.floor(won / bit) % 2 === 1;
  const isDecided = bits.some((one) => {
    const chance = wonWhere((won) => has(won, one));
    return bits.some((other) => {
      if (one === other) return false;
      return wonWhere((won) => has(won, one) && !has(won, other)) <= NOISE * chance;
    });
  });
  return {
    expected: sums.map((sum) => sum / all),
    won: wonWhere((won) => won === sets - 1),
    isDecided,
  };
}

/** A group is asked for by its quote, the placement and whoever else looks at the match: the one asked for longest ago goes. */
const MOST_KEPT = 400;
const kept = new Map<string, JointAnswer>();

const nameOf = ({ typeId, line, outcome }: JointPick) => `${typeId} ${line} ${outcome}`;

/** What one staked on each set of picks returns on average, over all endings; null where the model does not tell. */
export function jointReturns({ sport, outlook, scores, picks }: JointInput): JointReturns | null {
  const tally = endingsOf(sport, outlook, scores)?.tallyOf(picks);
  if (!tally) return null;
  const isOpen = [...tally.keys()].some((results) =>
    picks.some((_, place) => resultAt(results, place) === LEG_RESULT.open),
  );
  if (isOpen) return null;
  return returnsBy(
    tally,
    picks.map(({ odds }) => odds),
  );
}

/** Every two or more of so many places, larger sets first, those of one size by their places. */
function setsOf(count: number): number[][] {
  const sets = Array.from({ length: 2 ** count }, (_, set) =>
    Array.from({ length: count }, (_each, place) => place).filter(
      (place) => Math.floor(set / 2 ** place) % 2 === 1,
    ),
  );
  return sets
    .filter((places) => places.length > 1)
    .sort((one, other) => other.length - one.length || (one.join() < other.join() ? -1 : 1));
}

const bitsOf = (places: readonly number[]) => places.reduce((set, place) => set + 2 ** place, 0);

/** The product of what picks return by themselves, by what they return together. */
function factorOf({ expected }: JointReturns, places: readonly number[]): number {
  const apart = places.reduce((all, place) => all * (expected[2 ** place] ?? 0), 1);
  return Math.floor((apart / (expected[bitsOf(places)] ?? 1)) * FACTOR_UNIT * (1 + NOISE));
}

/**
 * The price of picks of one fixture together, with the factors of every two or more of them: what they return on average is the product
 * of what each returns by itself, so that the margin is that of a multiple, and the model says how much the one tells of the other.
 * Picks that exclude each other or of which one decides another have none, nor have those whose price would be below 1.01.
 */
export function jointPrice(input: JointInput): JointAnswer {
  const key = JSON.stringify(input);
  const answer = kept.get(key) ?? priceOf(input);
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return answer;
}

function priceOf({ picks: given, ...match }: JointInput): JointAnswer {
  // Sums of another order could differ by their last digit.
  const order = given
    .map((pick, place) => ({ pick, place }))
    .sort((one, other) => (nameOf(one.pick) < nameOf(other.pick) ? -1 : 1));
  const picks = order.map(({ pick }) => pick);
  const returns = picks.length < 2 ? null : jointReturns({ ...match, picks });
  if (!returns) return { ok: false, code: 'JOINT_UNAVAILABLE' };
  if (returns.won < IMPOSSIBLE || returns.isDecided) return { ok: false, code: 'JOINT_IMPOSSIBLE' };
  const sorted = given.map((_, place) => order.findIndex((one) => one.place === place));
  const factors = setsOf(given.length).map((legs): JointFactor => {
    const places = legs.flatMap((place) => sorted[place] ?? []).sort((a, b) => a - b);
    return { legs, factor: factorOf(returns, places) };
  });
  const factor = factors[0]?.factor ?? 0;
  const odds = jointOdds(
    given.map((pick) => pick.odds),
    factor,
  );
  if (odds < MIN_ODDS) return { ok: false, code: 'JOINT_UNAVAILABLE' };
  return { ok: true, odds, factor, factors };
}
