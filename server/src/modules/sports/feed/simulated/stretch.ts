import { type Count, marginCount, tableCount } from './distribution.ts';
import { convolve, poissonTable } from './probability.ts';
import { type Quote, quote, quoteCovering } from './pricing.ts';

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

function stretchOf(
  home: readonly number[],
  away: readonly number[],
  sum: readonly number[],
): Stretch {
  return {
    home,
    away,
    sum,
    homeCount: tableCount(home),
    awayCount: tableCount(away),
    total: tableCount(sum),
    margin: marginCount(home, away),
  };
}

/** Stretch with Poisson scores, up to `size - 1` a side. */
export function poissonStretch(home: number, away: number, size: number): Stretch {
  return stretchOf(
    poissonTable(home, size),
    poissonTable(away, size),
    poissonTable(home + away, 2 * size - 1),
  );
}

/** Stretch with scores given by tables. */
export function tableStretch(home: readonly number[], away: readonly number[]): Stretch {
  return stretchOf(home, away, convolve(home, away, home.length + away.length - 1));
}

/** Double chance from the margin. */
export function doubleChance(margin: Count): Quote | null {
  const [home, away] = [margin.above(0), margin.below(0)];
  return quoteCovering(
    7,
    [
      ['1X', 1 - away],
      ['12', home + away],
      ['X2', 1 - home],
    ],
    2,
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
export function firstToScore(home: number, away: number): Quote | null {
  const any = 1 - Math.exp(-home - away);
  const share = home / (home + away);
  return quote(16, [
    ['1', any * share],
    ['2', any * (1 - share)],
    ['No Goal', 1 - any],
  ]);
}
