// System bets: of the picks on a slip every combination of the chosen sizes is a bet of its own, with the same stake.
export { fittingSizes, MAX_SYSTEM_LEGS } from './system-sizes.ts';

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Whether sizes make a system of so many legs: whole, rising, each once, from 1 up to all legs, and not all legs alone. */
export function isSystem(legs: number, sizes: readonly number[]): boolean {
  const rising = sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0));
  const fit = sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= legs);
  return legs >= 3 && sizes.length > 0 && rising && fit && sizes.some((size) => size < legs);
}

/** How many bets of `size` picks `legs` picks make. */
export function combinationCount(legs: number, size: number): number {
  const smaller = Math.min(size, legs - size);
  return range(1, Math.max(smaller, 0)).reduce(
    (count, index) => (count * (legs - smaller + index)) / index,
    smaller < 0 ? 0 : 1,
  );
}

/** How many bets a system has: the stake of each times this is what it costs. */
export function systemCount(legs: number, sizes: readonly number[]): number {
  return sizes.reduce((count, size) => count + combinationCount(legs, size), 0);
}

/** Every combination of `size` of the items, in the order of the items. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
