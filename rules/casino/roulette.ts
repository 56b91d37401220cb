import type { Draws } from '../rounds/draws.ts';
import { drawRoulette, isRedPocket, ROULETTE_INSIDE } from '../rounds/numbers.ts';
import { ROULETTE_BETS, type RouletteBet, type RouletteBetKind } from './types.ts';

export { isRedPocket as isRed };

/** The pockets as they lie on a European wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const HIGHEST = 36;
const numbers = Array.from({ length: HIGHEST }, (_, index) => index + 1);
const third = (from: number) => numbers.slice(from, from + HIGHEST / 3);
const column = (of: number) => numbers.filter((number) => number % 3 === of % 3);

/** What every bet can be on: the numbers of each, ascending. Zero has splits, two streets and the corner of the first four. */
export const ROULETTE_TABLE: Readonly<Record<RouletteBetKind, readonly (readonly number[])[]>> = {
  straight: ROULETTE_INSIDE.straight ?? [],
  split: ROULETTE_INSIDE.split ?? [],
  street: [[0, 1, 2], [0, 2, 3], ...(ROULETTE_INSIDE.street ?? [])],
  corner: [[0, 1, 2, 3], ...(ROULETTE_INSIDE.corner ?? [])],
  line: ROULETTE_INSIDE.line ?? [],
  dozen: [third(0), third(12), third(24)],
  column: [column(1), column(2), column(3)],
  red: [numbers.filter(isRedPocket)],
  black: [numbers.filter((number) => !isRedPocket(number))],
  odd: [numbers.filter((number) => number % 2 === 1)],
  even: [numbers.filter((number) => number % 2 === 0)],
  low: [numbers.slice(0, 18)],
  high: [numbers.slice(18)],
};

/** How many times its stake a bet wins beside it: 35 of a number, 1 of a colour. */
export function roulettePays(kind: RouletteBetKind): number {
  const [one = []] = ROULETTE_TABLE[kind];
  return HIGHEST / one.length - 1;
}

const onTable: ReadonlySet<string> = new Set(
  ROULETTE_BETS.flatMap((kind) => ROULETTE_TABLE[kind].map((on) => `${kind} ${on.join()}`)),
);

/** Whether the table has such a bet. */
export function isRouletteBet(bet: Pick<RouletteBet, 'kind' | 'numbers'>): boolean {
  return onTable.has(rouletteKey(bet));
}

/** Equal for equal bets. */
export function rouletteKey({ kind, numbers: on }: Pick<RouletteBet, 'kind' | 'numbers'>): string {
  return `${kind} ${on.join()}`;
}

export function drawPocket(draws: Draws): number {
  return drawRoulette(draws).number;
}

/** Minor units that a bet gives back, its stake included. */
export function payRoulette(pocket: number, { kind, numbers: on, amount }: RouletteBet): number {
  return on.includes(pocket) ? amount * (roulettePays(kind) + 1) : 0;
}

/** Hundredths of a percent that any bet returns, to the nearest. */
export function rouletteReturn(): number {
  return Math.round((10_000 * HIGHEST) / WHEEL.length);
}
