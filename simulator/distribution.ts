import { normalCdf } from './probability.ts';

/** Distribution of one whole number of a game: a total, or a margin (home minus away). */
export interface Count {
  mean: number;
  /** Probability of more than `value`. */
  above(value: number): number;
  /** Probability of less than `value`. */
  below(value: number): number;
}

/** Count given by a table: entry i is the probability of `offset + i`. */
export function tableCount(table: readonly number[], offset = 0): Count {
  let mean = 0;
  table.forEach((chance, index) => {
    mean += chance * (offset + index);
  });
  function sum(from: number, to: number): number {
    let total = 0;
    for (let index = Math.max(0, from); index < Math.min(table.length, to); index++)
      total += table[index] ?? 0;
    return total;
  }
  return {
    mean,
    above: (value) => sum(Math.floor(value - offset) + 1, table.length),
    below: (value) => sum(0, Math.ceil(value - offset)),
  };
}

/** Margin of two independent counts given by tables. */
export function marginCount(home: readonly number[], away: readonly number[]): Count {
  const offset = 1 - away.length;
  const table = new Array<number>(home.length + away.length - 1).fill(0);
  for (let h = 0; h < home.length; h++) {
    for (let a = 0; a < away.length; a++) {
      const at = h - a - offset;
      table[at] = (table[at] ?? 0) + (home[h] ?? 0) * (away[a] ?? 0);
    }
  }
  return tableCount(table, offset);
}

/** Whole number that is about normal; half a point of continuity correction on whole values. */
export function normalCount(mean: number, deviation: number): Count {
  const sd = Math.max(deviation, 0.05);
  const step = (value: number) => (Number.isInteger(value) ? 0.5 : 0);
  return {
    mean,
    above: (value) => 1 - normalCdf((value + step(value) - mean) / sd),
    below: (value) => normalCdf((value - step(value) - mean) / sd),
  };
}

/** The same count with a fixed number added. */
export function shifted(count: Count, by: number): Count {
  if (by === 0) return count;
  return {
    mean: count.mean + by,
    above: (value) => count.above(value - by),
    below: (value) => count.below(value - by),
  };
}

const WHOLE_PENALTY = 0.08;

/** Line in hundredths, half or whole (half preferred), that splits the count most evenly. */
export function balancedLine(count: Count): number {
  const around = Math.round(count.mean * 2);
  let best = around * 50;
  let least = Number.POSITIVE_INFINITY;
  for (let doubled = around - 4; doubled <= around + 4; doubled++) {
    const over = count.above(doubled / 2);
    const under = count.below(doubled / 2);
    const skew =
      Math.abs(over - under) / Math.max(over + under, 1e-9) +
      (doubled % 2 === 0 ? WHOLE_PENALTY : 0);
    if (skew < least) {
      least = skew;
      best = doubled * 50;
    }
  }
  return best;
}
