import type { Draws } from './draws.ts';
import { type Outcome, oddOrEven, sectionOf } from './outcome.ts';

const HIGHEST = 12;

/** A number from 1 to 12; MGM draws a hidden ball beside it. */
export interface NumberResult {
  number: number;
  hidden?: 'blue' | 'red';
}

export function drawNumber(draws: Draws): NumberResult {
  return { number: draws.below(HIGHEST) + 1 };
}

export function drawNumberAndHidden(draws: Draws): NumberResult {
  return { ...drawNumber(draws), hidden: draws.below(2) === 0 ? 'blue' : 'red' };
}

const zones = [
  ['red', 4],
  ['green', 8],
  ['blue', HIGHEST],
] as const;

/** Zones and single numbers are markets of the ring only; what a game does not offer is never asked for. */
export function numberOutcome({ number, hidden }: NumberResult): Outcome {
  const side = oddOrEven(number);
  const half = number <= HIGHEST / 2 ? 'under' : 'over';
  return {
    won: {
      oe: [side],
      uo: [half],
      'oe-uo': [`${side}-${half}`],
      zone: [sectionOf(zones, number)],
      num: [String(number)],
      ...(hidden && { hidden: [hidden] }),
    },
  };
}

const MONTHS = 12;
const HWATU = 4 * MONTHS;

/** A card of the 48 for either side, by its month from 1 to 12. */
export interface GoStopResult {
  go: HwatuCard;
  stop: HwatuCard;
}

/** One of the four cards of a month. */
export interface HwatuCard {
  month: number;
  /** 0 to 3. */
  card: number;
}

export function drawGoStop(draws: Draws): GoStopResult {
  const [go = 0, stop = 0] = draws.take(HWATU, 2);
  return { go: hwatuOf(go), stop: hwatuOf(stop) };
}

function hwatuOf(index: number): HwatuCard {
  return { month: (index % MONTHS) + 1, card: Math.floor(index / MONTHS) };
}

export function goStopOutcome({ go, stop }: GoStopResult): Outcome {
  if (go.month === stop.month) return { won: { main: ['tie'] }, void: { main: ['go', 'stop'] } };
  return { won: { main: [go.month > stop.month ? 'go' : 'stop'] } };
}

const POCKETS = 37;
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** A number from 0 to 36. */
export interface RouletteResult {
  number: number;
}

export function drawRoulette(draws: Draws): RouletteResult {
  return { number: draws.below(POCKETS) };
}

/** Red of a number that is not zero; zero is neither. */
export function isRedPocket(number: number): boolean {
  return reds.has(number);
}

export function rouletteOutcome({ number }: RouletteResult): Outcome {
  const inside = Object.fromEntries(
    Object.entries(ROULETTE_INSIDE).map(([market, bets]) => [
      market,
      bets.filter((numbers) => numbers.includes(number)).map(insideKey),
    ]),
  );
  if (number === 0) return { won: inside };
  return {
    won: {
      ...inside,
      color: [isRedPocket(number) ? 'red' : 'black'],
      oe: [oddOrEven(number)],
      range: [number <= 18 ? 'low' : 'high'],
      dozen: [['1st', '2nd', '3rd'][Math.ceil(number / 12) - 1] ?? ''],
      column: [`col${((number - 1) % 3) + 1}`],
    },
  };
}

const rowsOfTable = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);

/** The numbers of every inside bet of the usual table, by market. Streets and corners with zero are not offered. */
export const ROULETTE_INSIDE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  line: rowsOfTable.slice(1).map((row, above) => [...(rowsOfTable[above] ?? []), ...row]),
  corner: rowsOfTable.slice(1).flatMap((_, above) => {
    const first = above * 3 + 1;
    return [first, first + 1].map((at) => [at, at + 1, at + 3, at + 4]);
  }),
  street: rowsOfTable,
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...rowsOfTable.flatMap(([first = 0, second = 0, third = 0]) => [
      [first, second],
      [second, third],
    ]),
    ...Array.from({ length: POCKETS - 4 }, (_, index) => [index + 1, index + 4]),
  ],
  straight: Array.from({ length: POCKETS }, (_, number) => [number]),
};

/** The selection of an inside bet: its numbers, a line by its first and last. */
export function insideKey(numbers: readonly number[]): string {
  return numbers.length === 6 ? `${numbers[0]}-${numbers[5]}` : numbers.join('-');
}
