/** The best mix of bets against the worst outcome. */
export interface Portfolio {
  /** Returned for one staked, whatever happens. */
  worst: number;
  /** Share of the stake on each bet; they add up to 1. */
  stakes: number[];
}

const TINY = 1e-9;

/**
 * The most that a mix of bets returns in every world: the value of the matrix game, by the simplex method on the
 * side of the worlds. `payoffs[bet][world]` is what one staked returns, at least 0; a bet wins in some world.
 */
export function bestPortfolio(payoffs: readonly (readonly number[])[]): Portfolio {
  const bets = payoffs.length;
  const worlds = payoffs[0]?.length ?? 0;
  const width = worlds + bets + 1;
  // One is added to every payoff, so that the value is positive. Maximise the sum of q with A q <= 1.
  const rows = payoffs.map((row, bet) => {
    const line = new Float64Array(width);
    row.forEach((payoff, world) => {
      line[world] = payoff + 1;
    });
    line[worlds + bet] = 1;
    // A little more for each, so that no two bounds are equal and the method cannot go in circles.
    line[width - 1] = 1 + bet * TINY;
    return line;
  });
  const goal = new Float64Array(width).fill(-1, 0, worlds);
  for (;;) {
    const column = entering(goal, width - 1);
    if (column < 0) break;
    const row = leaving(rows, column);
    if (row < 0) throw new Error('an unbounded game');
    pivot(rows, goal, row, column);
  }
  const sum = goal[width - 1] ?? 0;
  const stakes = Array.from({ length: bets }, (_, bet) => (goal[worlds + bet] ?? 0) / sum);
  return { worst: 1 / sum - 1, stakes };
}

type Line = Float64Array<ArrayBuffer>;

function entering(goal: Line, end: number): number {
  let column = -1;
  let least = -TINY;
  for (let index = 0; index < end; index++) {
    if ((goal[index] ?? 0) < least) [least, column] = [goal[index] ?? 0, index];
  }
  return column;
}

function leaving(rows: readonly Line[], column: number): number {
  let [best, ratio] = [-1, Number.POSITIVE_INFINITY];
  rows.forEach((line, row) => {
    const slope = line[column] ?? 0;
    const bound = (line[line.length - 1] ?? 0) / slope;
    if (slope > TINY && bound < ratio) [best, ratio] = [row, bound];
  });
  return best;
}

function pivot(rows: readonly Line[], goal: Line, row: number, column: number): void {
  const line = rows[row];
  if (!line) return;
  const by = line[column] ?? 1;
  for (let index = 0; index < line.length; index++) line[index] = (line[index] ?? 0) / by;
  for (const other of [...rows, goal]) {
    const factor = other[column] ?? 0;
    if (other === line || factor === 0) continue;
    for (let index = 0; index < line.length; index++)
      other[index] = (other[index] ?? 0) - factor * (line[index] ?? 0);
  }
}
