import type { Draws } from '../rounds/draws.ts';

/** The crane is wild; the coin is the scatter. */
export const SYMBOLS = ['crane', 'jar', 'lotus', 'patch', 'knot', 'fan', 'bamboo', 'coin'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

const WILD: SlotSymbol = 'crane';
export const SCATTER: SlotSymbol = 'coin';

/** What three, four and five of a symbol pay, in stakes of a line: on a line from the left, coins wherever they are. */
export const PAYS: Readonly<
  Record<SlotSymbol, readonly [three: number, four: number, five: number]>
> = {
  crane: [40, 200, 1000],
  jar: [30, 150, 600],
  lotus: [15, 60, 250],
  patch: [12, 50, 200],
  knot: [10, 30, 120],
  fan: [8, 25, 100],
  bamboo: [5, 20, 80],
  coin: [4, 20, 100],
};

/** How many of a symbol pay at least. */
export const FEWEST = 3;
/** How many stops of a reel are shown. */
export const ROWS = 3;

/** The row of each reel that a line runs through, 0 the upper one; line 1 comes first. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 1, 1],
  [1, 2, 2, 1, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

const initials: Readonly<Record<string, SlotSymbol>> = {
  c: 'crane',
  j: 'jar',
  l: 'lotus',
  p: 'patch',
  k: 'knot',
  f: 'fan',
  b: 'bamboo',
  o: 'coin',
};

/** The strips, from the left: a reel shows three neighbours, and its first symbol follows its last. */
export const REELS: readonly (readonly SlotSymbol[])[] = [
  'fkpcllbbjoffkpplobbjjkffkjjbbkkf',
  'jjbbflppjcbffkppfkkloffllbbppllb',
  'lobbjffkkllppkkljbbppjjppljjocff',
  'kopfbljpkljfpkblpkjcbljfbkpcbjlf',
  'pblkpjlkbfjpkblokblpkjfpklcfjblf',
].map((strip) => Array.from(strip, (initial) => initials[initial] ?? SCATTER));

/** What one line, or the scatters, won. */
export interface SlotWin {
  /** 1 to 20; null of scatters. */
  line: number | null;
  symbol: SlotSymbol;
  /** How many, wilds among them: 3 to 5. */
  count: number;
  wilds: number;
  /** Stakes of a line. */
  times: number;
  /** Minor units. */
  pays: number;
}

export function drawSlot(draws: Draws): number[] {
  return REELS.map((strip) => draws.below(strip.length));
}

/** What the reels show, by reel and row, the upper row first. */
export function windowOf(stops: readonly number[]): SlotSymbol[][] {
  return REELS.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? SCATTER);
  });
}

/** What so many of a symbol pay, in stakes of a line. */
export function timesOf(symbol: SlotSymbol, count: number): number {
  return PAYS[symbol][count - FEWEST] ?? 0;
}

/** How many from the left are of the symbols. */
function runOf(line: readonly SlotSymbol[], symbols: readonly SlotSymbol[]): number {
  const end = line.findIndex((symbol) => !symbols.includes(symbol));
  return end < 0 ? line.length : end;
}

type LineWin = Pick<SlotWin, 'symbol' | 'count' | 'times'>;

/** The best combination from the left: of the wilds that a line begins with, or of the first other symbol. `times` is 0 where there is none. */
export function bestOf(line: readonly SlotSymbol[]): LineWin {
  const wilds = runOf(line, [WILD]);
  const first = line[wilds];
  const ofWilds = { symbol: WILD, count: wilds, times: timesOf(WILD, wilds) };
  if (first === undefined || first === SCATTER) return ofWilds;
  const count = runOf(line, [first, WILD]);
  const ofFirst = { symbol: first, count, times: timesOf(first, count) };
  return ofFirst.times >= ofWilds.times ? ofFirst : ofWilds;
}

export function countOf(symbols: readonly SlotSymbol[], of: SlotSymbol): number {
  return symbols.filter((symbol) => symbol === of).length;
}

/** What reels that stopped there win, by line, the scatters last; `lineStake` in minor units. */
export function slotLines(stops: readonly number[], lineStake: number): SlotWin[] {
  const window = windowOf(stops);
  const lines = LINES.map((rows, index): SlotWin => {
    const line = window.map((reel, at) => reel[rows[at] ?? 0] ?? SCATTER);
    const best = bestOf(line);
    const wilds = countOf(line.slice(0, best.count), WILD);
    return { line: index + 1, ...best, wilds, pays: best.times * lineStake };
  });
  const count = countOf(window.flat(), SCATTER);
  const times = timesOf(SCATTER, count);
  const scatters = { line: null, symbol: SCATTER, count, wilds: 0, times, pays: times * lineStake };
  return [...lines, scatters].filter((win) => win.times > 0);
}

/** How the slot plays in the long run, from its reels and pays. */
export interface SlotReturn {
  /** Hundredths of a percent of the stakes. */
  rtp: number;
  /** Hundredths of a percent of the rounds: those that pay anything. */
  hit: number;
  /** The most that a round pays, in stakes. */
  maxWin: number;
}

/** Exact, rounded to the nearest: `slot-return.ts` counts all stops. */
export function slotReturn(): SlotReturn {
  return { rtp: 9_620, hit: 2_840, maxWin: 150 };
}
