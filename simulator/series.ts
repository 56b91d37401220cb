import { type Count, tableCount } from './distribution.ts';

/** Chances of the final results of a best-of series, by `home-away`. */
type SeriesChances = Map<string, number>;

/**
 * Chances of every final result of a series in which `needed` wins decide. `winOf` is the home side's chance in a
 * part, counted from 0; the first one asked for is the part under way, or the next.
 */
export function seriesChances(
  needed: number,
  score: { home: number; away: number },
  winOf: (part: number) => number,
): SeriesChances {
  const results: SeriesChances = new Map();
  function walk(home: number, away: number, weight: number): void {
    if (home === needed || away === needed) {
      const name = `${home}-${away}`;
      results.set(name, (results.get(name) ?? 0) + weight);
      return;
    }
    const chance = winOf(home + away);
    walk(home + 1, away, weight * chance);
    walk(home, away + 1, weight * (1 - chance));
  }
  walk(score.home, score.away, 1);
  return results;
}

/** Distributions of the winner's margin and of the number of parts, from the final results. */
export function seriesCounts(
  results: SeriesChances,
  needed: number,
): { margin: Count; total: Count } {
  const margins = new Array<number>(2 * needed + 1).fill(0);
  const totals = new Array<number>(2 * needed).fill(0);
  for (const [name, chance] of results) {
    const [home = 0, away = 0] = name.split('-').map(Number);
    margins[home - away + needed] = (margins[home - away + needed] ?? 0) + chance;
    totals[home + away] = (totals[home + away] ?? 0) + chance;
  }
  return { margin: tableCount(margins, -needed), total: tableCount(totals) };
}
