// Chances of scores, of one side and of both, as numbers beside each other: what a joint price is summed over.
import type { Results, ResultsBy } from './joint-results.ts';
import type { Expected } from './outlook.ts';
import type { Score } from './scores.ts';

/** Chances of `from`, `from + 1` … of one side. */
export interface Table {
  from: number;
  chances: readonly number[];
}

/** Scores of both sides: `rows` of the home side from `home` on, `columns` of the away side. */
interface Box {
  home: number;
  away: number;
  rows: number;
  columns: number;
}

/** Chances of the scores of both sides, row by row. */
export interface Grid extends Box {
  cells: Float64Array;
}

/** What is rarer than this moves no price. */
export const NEGLIGIBLE = 1e-7;
/** Of a score of both sides. */
const RARE = 1e-10;
const MOST_GOALS = 40;

/** Without what is rarer at its ends than any price could tell. */
function trimmed({ from, chances }: Table): Table {
  let [start, end] = [0, chances.length];
  for (let sum = chances[start] ?? 1; sum < NEGLIGIBLE; sum += chances[start] ?? 1) start += 1;
  for (let sum = chances[end - 1] ?? 1; sum < NEGLIGIBLE; sum += chances[end - 1] ?? 1) end -= 1;
  return { from: from + start, chances: chances.slice(start, end) };
}

/** The sum of two sides' scores, or of one side's in two parts. */
export function plus(one: Table, other: Table): Table {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  one.chances.forEach((chance, a) => {
    other.chances.forEach((more, b) => {
      chances[a + b] = (chances[a + b] ?? 0) + chance * more;
    });
  });
  return trimmed({ from: one.from + other.from, chances });
}

/** Certainly nothing. */
export const NIL: Table = { from: 0, chances: [1] };

function poisson(mean: number): Table {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let goals = 0; goals < MOST_GOALS; goals += 1) {
    chances.push(chance);
    chance *= mean / (goals + 1);
  }
  return trimmed({ from: 0, chances });
}

/** The chances of what a side still scores. */
export function tableOf(expected: Expected): Table {
  if (typeof expected === 'number') return poisson(expected);
  const { times, chances } = expected;
  let sum = NIL;
  // By doubling: of 24 attacks those of 8 and of 16.
  let power: Table = { from: 0, chances };
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = plus(sum, power);
    if (left > 1) power = plus(power, power);
  }
  return sum;
}

/** Both sides, each by itself. */
export function gridOf(home: Table, away: Table): Grid {
  const [rows, columns] = [home.chances.length, away.chances.length];
  const cells = new Float64Array(rows * columns);
  home.chances.forEach((one, row) => {
    away.chances.forEach((other, column) => {
      cells[row * columns + column] = one * other;
    });
  });
  return { home: home.from, away: away.from, rows, columns, cells };
}

/** A grid without a chance in it. */
export function emptyGrid({ home, away, rows, columns }: Box): Grid {
  return { home, away, rows, columns, cells: new Float64Array(rows * columns) };
}

/** Adds a grid to another one, moved by a score and with a weight. */
export function addTo(target: Grid, source: Grid, by: Score, weight: number): void {
  const { cells: sums, columns: width } = target;
  const { cells, rows, columns } = source;
  const down = source.home + by.home - target.home;
  const right = source.away + by.away - target.away;
  for (let row = 0; row < rows; row += 1) {
    const to = (row + down) * width + right;
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const at = to + column;
      sums[at] = (sums[at] as number) + weight * (cells[from + column] as number);
    }
  }
}

/** The sums of two parts that tell nothing of each other. */
export function joined(one: Grid, other: Grid): Grid {
  const sum = emptyGrid({
    home: one.home + other.home,
    away: one.away + other.away,
    rows: one.rows + other.rows - 1,
    columns: one.columns + other.columns - 1,
  });
  eachCell(one, (home, away, chance) => addTo(sum, other, { home, away }, chance));
  return sum;
}

/** The sums of a part and of what both sides, each by itself, score besides: side by side, which takes far less. */
export function spread(grid: Grid, home: Table, away: Table): Grid {
  const byHome = joined(gridOf(home, NIL), grid);
  return joined(gridOf(NIL, away), byHome);
}

/** Calls for each score that can come, with its chance. */
export function eachCell(
  { home, away, rows, columns, cells }: Grid,
  use: (home: number, away: number, chance: number) => void,
): void {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const chance = cells[row * columns + column] ?? 0;
      if (chance > RARE) use(home + row, away + column, chance);
    }
  }
}

/** A row and a column more where a score needs them. */
function widened(box: Box | undefined, home: number, away: number): Box {
  if (!box) return { home, away, rows: 1, columns: 1 };
  const [top, left] = [Math.min(box.home, home), Math.min(box.away, away)];
  return {
    home: top,
    away: left,
    rows: Math.max(box.home + box.rows, home + 1) - top,
    columns: Math.max(box.away + box.columns, away + 1) - left,
  };
}

/** The scores apart by the results of picks that they decide, each in as little room as it needs. */
export function splitBy(grid: Grid, results: ResultsBy): Map<Results, Grid> {
  const boxes = new Map<Results, Box>();
  eachCell(grid, (home, away) => {
    const own = results(home, away);
    boxes.set(own, widened(boxes.get(own), home, away));
  });
  const parts = new Map([...boxes].map(([own, box]) => [own, emptyGrid(box)]));
  eachCell(grid, (home, away, chance) => {
    const part = parts.get(results(home, away));
    if (part) part.cells[(home - part.home) * part.columns + away - part.away] = chance;
  });
  return parts;
}

/** The sum of all chances. */
export function whole({ cells }: Grid): number {
  return cells.reduce((sum, chance) => sum + chance, 0);
}

/** Room for all scores of two grids, without a chance in it. */
export function roomFor(one: Grid, other: Grid): Grid {
  const [home, away] = [Math.min(one.home, other.home), Math.min(one.away, other.away)];
  const rows = Math.max(one.home + one.rows, other.home + other.rows) - home;
  const columns = Math.max(one.away + one.columns, other.away + other.columns) - away;
  return emptyGrid({ home, away, rows, columns });
}
