// The end of a baseball game: the home side bats last, only while it needs to, and a level game goes on for three innings.
import type { FinalResults, Tables } from './joint-parts.ts';
import type { Results } from './joint-results.ts';
import {
  addTo,
  eachCell,
  emptyGrid,
  type Grid,
  NIL,
  splitBy,
  spread,
  type Table,
} from './joint-table.ts';

/** Innings that both sides play whatever the score. */
export const INNINGS_APART = 8;
const NINTH = '9';
const EXTRA = '40';
const EXTRA_INNINGS = 3;

/** The home side's last turn: it stops as soon as it leads. */
function batLast(grid: Grid, { from, chances }: Table): Grid {
  const most = from + chances.length - 1;
  const after = emptyGrid({ ...grid, rows: grid.rows + most });
  const none = { home: 0, away: 0 };
  eachCell(grid, (home, away, chance) => {
    const one = { home, away, rows: 1, columns: 1, cells: Float64Array.of(chance) };
    const need = Math.max(0, away - home + 1);
    if (need === 0) return addTo(after, one, none, 1);
    chances.forEach((each, at) => {
      addTo(after, one, { home: Math.min(need, from + at), away: 0 }, each);
    });
  });
  return after;
}

/** Takes out what is decided. */
function level(grid: Grid, decided: (home: number, away: number, chance: number) => void): Grid {
  const left = emptyGrid(grid);
  const none = { home: 0, away: 0 };
  eachCell(grid, (home, away, chance) => {
    if (home !== away) return decided(home, away, chance);
    addTo(left, { home, away, rows: 1, columns: 1, cells: Float64Array.of(chance) }, none, 1);
  });
  return left;
}

function inning(grid: Grid, { home, away }: ReturnType<Tables>): Grid {
  return batLast(spread(grid, NIL, away), home);
}

/** The results of picks from the ninth inning of a game on, by the scores after eight. */
export function afterEight(
  eight: Grid,
  { tables, finals }: { tables: Tables; finals: FinalResults },
  use: (results: Results, chance: number) => void,
): void {
  const { regulation, overtime, shots } = finals;
  for (const [results, nine] of splitBy(inning(eight, tables(NINTH)), regulation)) {
    const take = (home: number, away: number, chance: number) =>
      use(results + overtime(home, away) + shots(home, away), chance);
    let left = level(nine, take);
    for (let extra = 0; extra < EXTRA_INNINGS; extra += 1)
      left = level(inning(left, tables(EXTRA)), take);
    // Level after the twelfth it is a draw.
    eachCell(left, take);
  }
}
