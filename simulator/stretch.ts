import { type Count, marginCount, tableCount } from './distribution.ts';
import { convolve, poissonTable } from './probability.ts';
import { type Quote, quote } from './pricing.ts';

/** Distributions of one stretch of a game with independent scores: the sides, their sum and their difference. */
export interface Stretch {
  /** Chances of the home side's 0, 1, 2 … */
  home: readonly number[];
  away: readonly number[];
  sum: readonly number[];
  homeCount: Count;
  awayCount: Count;
  total: Count;
  margin: Count;
}

function stretchOf(tables: Pick<Stretch, 'home' | 'away' | 'sum' | 'margin'>): Stretch {
  return {
    ...tables,
    homeCount: tableCount(tables.home),
    awayCount: tableCount(tables.away),
    total: tableCount(tables.sum),
  };
}

/** Stretch with Poisson scores, up to `size - 1` a side. */
export function poissonStretch(home: number, away: number, size: number): Stretch {
  const tables = { home: poissonTable(home, size), away: poissonTable(away, size) };
  return stretchOf({
    ...tables,
    sum: poissonTable(home + away, 2 * size - 1),
    margin: marginCount(tables.home, tables.away),
  });
}

/** Stretch with scores given by tables. */
export function tableStretch(home: readonly number[], away: readonly number[]): Stretch {
  const sum = convolve(home, away, home.length + away.length - 1);
  return stretchOf({ home, away, sum, margin: marginCount(home, away) });
}

/** Stretch whose scores depend on each other: cell `h * size + a` of the square is the chance of h and a. */
export function jointStretch(joint: ArrayLike<number>, size: number): Stretch {
  const [home, away] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  const sum = new Array<number>(2 * size - 1).fill(0);
  const margin = new Array<number>(2 * size - 1).fill(0);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const chance = joint[h * size + a] ?? 0;
      home[h] = (home[h] ?? 0) + chance;
      away[a] = (away[a] ?? 0) + chance;
      sum[h + a] = (sum[h + a] ?? 0) + chance;
      margin[h - a + size - 1] = (margin[h - a + size - 1] ?? 0) + chance;
    }
  }
  return stretchOf({ home, away, sum, margin: tableCount(margin, 1 - size) });
}

/** Double chance from the margin. */
export function doubleChance(margin: Count): Quote | null {
  const [home, away] = [margin.above(0), margin.below(0)];
  return quote(
    7,
    [
      ['1X', 1 - away],
      ['12', home + away],
      ['X2', 1 - home],
    ],
    { cover: 2 },
  );
}

/** European handicap from the margin; whole `line` in hundredths. */
export function europeanHandicap(margin: Count, line: number): Quote | null {
  const level = -line / 100;
  const [home, away] = [margin.above(level), margin.below(level)];
  return quote(
    13,
    [
      ['1', home],
      ['X', 1 - home - away],
      ['2', away],
    ],
    { line },
  );
}

/** Under, exactly, over; whole `line` in hundredths. */
export function underExactlyOver(total: Count, line: number): Quote | null {
  const [over, under] = [total.above(line / 100), total.below(line / 100)];
  return quote(
    322,
    [
      ['Under', under],
      ['Exactly', 1 - over - under],
      ['Over', over],
    ],
    { line },
  );
}

/** Who scores first, given the means of what is left. */
export function firstToScore(
  home: number,
  away: number,
  typeId = 16,
  until?: string,
): Quote | null {
  const any = 1 - Math.exp(-home - away);
  const share = home / (home + away);
  return quote(
    typeId,
    [
      ['1', any * share],
      ['2', any * (1 - share)],
      ['No Goal', 1 - any],
    ],
    { until },
  );
}
