/** Poisson probabilities for 0 … size-1; the tail beyond is added to the last entry. */
export function poissonTable(mean: number, size: number): number[] {
  const table: number[] = [];
  let term = Math.exp(-mean);
  let total = 0;
  for (let count = 0; count < size; count++) {
    table.push(term);
    total += term;
    term = (term * mean) / (count + 1);
  }
  table[size - 1] = (table[size - 1] ?? 0) + Math.max(0, 1 - total);
  return table;
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function normalCdf(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = 0.3989422804014327 * Math.exp((-value * value) / 2) * series;
  return value >= 0 ? 1 - upper : upper;
}

/** Distribution of the sum of two independent counts, cut to `size` entries (the tail in the last). */
export function convolve(
  left: readonly number[],
  right: readonly number[],
  size: number,
): number[] {
  const sum = new Array<number>(size).fill(0);
  for (let a = 0; a < left.length; a++) {
    for (let b = 0; b < right.length; b++) {
      const at = Math.min(size - 1, a + b);
      sum[at] = (sum[at] ?? 0) + (left[a] ?? 0) * (right[b] ?? 0);
    }
  }
  return sum;
}
