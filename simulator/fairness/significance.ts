import type { Outcome } from './tally.ts';

/** Chance that a fair house is called beaten by anything in one family of strategies: two standard errors, one side. */
export const FALSE_ALARM = 0.0228;
/** Standard errors that leave nine of ten on one side. */
const NINE_OF_TEN = 1.2816;

/** Chance that a standard normal value exceeds `z`, to seven digits also far out (Chebyshev fit of erfc). */
function tailOf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const fit = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418,
    0.37409196, 1.00002368, -1.26551223,
  ].reduce((sum, term) => sum * t + term, 0);
  const half = (t * Math.exp(-x * x + fit)) / 2;
  return z >= 0 ? half : 1 - half;
}

/** The z that a standard normal value exceeds with this chance. */
export function quantileOf(chance: number): number {
  let [low, high] = [-10, 10];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (tailOf(middle) > chance) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Chance that a strategy which only gets its stake back would have done as well. Few games make the error itself
 * uncertain: the distance is taken as Student's and put on the normal scale (Wallace).
 */
export function chanceOf({ clear, games }: Outcome): number {
  const freedom = games - 1;
  if (freedom < 1 || !Number.isFinite(clear)) return 1;
  const z = Math.sqrt(freedom * Math.log1p(clear ** 2 / freedom)) * (1 - 2 / (8 * freedom + 3));
  return tailOf(Math.sign(clear) * z);
}

/** Names of the strategies that beat the house, with at most `alarm` of naming any where none does (Holm). */
export function beatenBy(outcomes: ReadonlyMap<string, Outcome>, alarm = FALSE_ALARM): string[] {
  const byChance = [...outcomes]
    .map(([name, outcome]) => ({ name, chance: chanceOf(outcome) }))
    .sort((left, right) => left.chance - right.chance);
  const stop = byChance.findIndex(({ chance }, rank) => chance > alarm / (byChance.length - rank));
  return byChance.slice(0, stop < 0 ? byChance.length : stop).map(({ name }) => name);
}

/** Whether one strategy, chosen before its games were played, beat the house. */
export function beatsTheHouse(outcome: Outcome, alarm = FALSE_ALARM): boolean {
  return chanceOf(outcome) <= alarm;
}

/** The edge that is caught with a chance of nine in ten, when so many strategies are tried together. */
export function smallestEdge({ error }: Outcome, tried: number, alarm = FALSE_ALARM): number {
  return (quantileOf(alarm / tried) + NINE_OF_TEN) * error;
}
