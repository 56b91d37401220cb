import { type RaceEnding, raceEndings } from '#rules/race.ts';
import type { Score } from '#rules/scores.ts';
import { type Count, tableCount } from '../distribution.ts';

/** How a set will end: the home side's chance, and the distributions of its points. */
export interface SetChances {
  win: number;
  margin: Count;
  total: Count;
  /** Chance of an odd number of points. */
  odd: number;
  /** Chances of each final score of the set. */
  results: readonly RaceEnding[];
}

function countOf(results: readonly RaceEnding[], count: (score: Score) => number): Count {
  const values = results.map(count);
  const from = Math.min(...values);
  const table = new Array<number>(Math.max(...values) - from + 1).fill(0);
  results.forEach(({ chance }, at) => {
    const place = (values[at] ?? from) - from;
    table[place] = (table[place] ?? 0) + chance;
  });
  return tableCount(table, from);
}

/** Rally by rally: each point goes to the home side with chance `point`; `target` points with two clear win. */
export function setChances(point: number, now: Score, target: number): SetChances {
  const results = raceEndings(point, now, target);
  const margin = countOf(results, ({ home, away }) => home - away);
  const odd = results.reduce(
    (sum, { home, away, chance }) => sum + ((home + away) % 2 === 1 ? chance : 0),
    0,
  );
  const win = margin.above(0) / Math.max(margin.above(0) + margin.below(0), 1e-9);
  return { win, margin, total: countOf(results, ({ home, away }) => home + away), odd, results };
}
