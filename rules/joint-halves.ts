// Joint prices of football: what its two halves bring, ending by ending. ADR 0010.
import {
  count,
  digitOf,
  type Endings,
  isByScores,
  type JointPick,
  type Tally,
} from './joint-results.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { type MarketPart, marketType } from './markets/market-types.ts';
import type { Outlook } from './outlook.ts';
import type { Score, Scores } from './scores.ts';
import { settleSelection } from './settle.ts';

/** Goals of a side in a half that are told apart, from 0. */
const SIDE = 10;
const SPORT = 'football';
const [FIRST, SECOND] = ['10', '20'] as const;

const add = (one: Score, other: Score): Score => ({
  home: one.home + other.home,
  away: one.away + other.away,
});

/** The scores that a match ends with, by the goals that are still scored in its halves. */
function endsWith(base: readonly [Score, Score], cell: number) {
  const first = add(base[0], { home: cell % SIDE, away: Math.floor(cell / SIDE) % SIDE });
  const rest = Math.floor(cell / SIDE ** 2);
  const second = add(base[1], { home: rest % SIDE, away: Math.floor(rest / SIDE) });
  return { [FIRST]: first, [SECOND]: second, 100: add(first, second) };
}

const CELLS = SIDE ** 4;
/** Results by ending do not hang on the outlook: those of as many picks are kept, and the one asked for longest ago goes. */
const MOST_KEPT = 400;
const kept = new Map<string, Int8Array>();

/** The ways to end that a market of a part tells apart: those of its half, or the sums of both. */
function endingOf(part: MarketPart | undefined, cell: number): number {
  const halves = [cell % SIDE ** 2, Math.floor(cell / SIDE ** 2)] as const;
  if (part === 'half1') return halves[0];
  if (part === 'half2') return halves[1];
  if (part !== 'full') return cell;
  const sum = (of: (half: number) => number) => of(halves[0]) + of(halves[1]);
  return sum((half) => half % SIDE) + 2 * SIDE * sum((half) => Math.floor(half / SIDE));
}

/** The result of a pick for each way in which the match can end. */
function settleAll(pick: JointPick, base: readonly [Score, Score]): Int8Array {
  const { typeId, outcome, line, offerScore } = pick;
  const part = marketType(typeId)?.part;
  const known = new Map<number, LegResult>();
  return Int8Array.from({ length: CELLS }, (_, cell) => {
    const ending = endingOf(part, cell);
    const found = known.get(ending);
    if (found !== undefined) return found;
    const facts = { sport: SPORT, scores: endsWith(base, cell), finished: true } as const;
    const result = settleSelection({ typeId, outcome, line, offerScore, ...facts });
    known.set(ending, result);
    return result;
  });
}

function resultsOf(pick: JointPick, base: readonly [Score, Score]): Int8Array {
  const { typeId, outcome, line, offerScore } = pick;
  const key = JSON.stringify([typeId, outcome, line, offerScore, base]);
  const results = kept.get(key) ?? settleAll(pick, base);
  kept.delete(key);
  kept.set(key, results);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return results;
}

/** Chances of 0, 1, 2 … goals; all that are more count as the last. */
function chancesOf(mean: number): number[] {
  const table: number[] = [];
  let chance = Math.exp(-mean);
  for (let goals = 0; goals < SIDE; goals += 1) {
    table.push(chance);
    chance *= mean / (goals + 1);
  }
  const rest = 1 - table.reduce((sum, each) => sum + each, 0);
  table[SIDE - 1] = (table[SIDE - 1] ?? 0) + Math.max(0, rest);
  return table;
}

/** Goals that fall by chance, at a mean of each side. */
function isByChance(part: Outlook[string] | undefined): part is Score {
  return (
    part !== undefined &&
    'home' in part &&
    [part.home, part.away].every((each) => typeof each === 'number')
  );
}

function chancesOfCells(first: Score, second: Score): Float64Array {
  const [a, b, c, d] = [first.home, first.away, second.home, second.away].map(chancesOf);
  return Float64Array.from(
    { length: CELLS },
    (_, cell) =>
      (a?.[cell % SIDE] ?? 0) *
      (b?.[Math.floor(cell / SIDE) % SIDE] ?? 0) *
      (c?.[Math.floor(cell / SIDE ** 2) % SIDE] ?? 0) *
      (d?.[Math.floor(cell / SIDE ** 3)] ?? 0),
  );
}

function tallyOver(chances: Float64Array, all: readonly Int8Array[]): Tally {
  const tally: Tally = new Map();
  for (let cell = 0; cell < CELLS; cell += 1) {
    let results = 0;
    for (const [place, own] of all.entries())
      results += digitOf(place, (own[cell] ?? LEG_RESULT.open) as LegResult);
    count(tally, results, chances[cell] ?? 0);
  }
  return tally;
}

/** All endings of a football match; null where its model does not say what it expects of both halves. */
export function halvesEndings(outlook: Outlook, scores: Scores): Endings | null {
  const [first, second] = [outlook[FIRST], outlook[SECOND]];
  if (!isByChance(first) || !isByChance(second)) return null;
  const nil = { home: 0, away: 0 };
  const base = [scores[FIRST] ?? nil, scores[SECOND] ?? nil] as const;
  const chances = chancesOfCells(first, second);
  return {
    tallyOf(picks) {
      if (!picks.every(isByScores)) return null;
      return tallyOver(
        chances,
        picks.map((pick) => resultsOf(pick, base)),
      );
    },
  };
}
