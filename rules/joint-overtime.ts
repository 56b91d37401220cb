// What follows a level match in ice hockey and basketball.
import type { FinalResults, Tables } from './joint-parts.ts';
import type { Results } from './joint-results.ts';
import { addTo, eachCell, emptyGrid, type Grid, gridOf, type Table } from './joint-table.ts';

const OVERTIME = '40';
const STAY = { home: 0, away: 0 };

const meanOf = ({ from, chances }: Table) =>
  chances.reduce((sum, chance, at) => sum + chance * (from + at), 0);

/** The scores that decide, and those that are level. */
function parted(grid: Grid): { decided: Grid; level: { score: number; chance: number }[] } {
  const decided = { ...grid, cells: grid.cells.slice() };
  const level: { score: number; chance: number }[] = [];
  eachCell(grid, (home, away, chance) => {
    if (home !== away) return;
    level.push({ score: home, chance });
    decided.cells[(home - grid.home) * grid.columns + away - grid.away] = 0;
  });
  return { decided, level };
}

/** Takes the results of picks on the end of a match, with their chance. */
type Use = (results: Results, chance: number) => void;

/** A golden goal within five minutes; without one a shoot-out, which is even. */
function afterGoldenGoal(grid: Grid, tables: Tables, { overtime, shots }: FinalResults, use: Use) {
  const { home, away } = tables(OVERTIME);
  const [one, other] = [meanOf(home), meanOf(away)];
  const none = Math.exp(-one - other);
  const share = one + other > 0 ? one / (one + other) : 0;
  const { decided, level } = parted(grid);
  eachCell(decided, (h, a, chance) => use(overtime(h, a) + shots(h, a), chance));
  for (const { score, chance } of level) {
    const scored = (h: number, a: number) => overtime(h, a) + shots(h, a);
    use(scored(score + 1, score), chance * (1 - none) * share);
    use(scored(score, score + 1), chance * (1 - none) * (1 - share));
    use(overtime(score, score) + shots(score + 1, score), (chance * none) / 2);
    use(overtime(score, score) + shots(score, score + 1), (chance * none) / 2);
  }
}

/** Overtimes until one decides: those that are level move both sides alike. */
function afterOvertimes(grid: Grid, tables: Tables): Grid {
  const { home, away } = tables(OVERTIME);
  const overtime = parted(gridOf(home, away));
  const again = overtime.level.reduce((sum, { chance }) => sum + chance, 0);
  const points = overtime.level.reduce((sum, { score, chance }) => sum + score * chance, 0);
  const more = Math.round(points / Math.max(again, 1e-9));
  const { decided, level } = parted(grid);
  const { rows, columns } = overtime.decided;
  const end = emptyGrid({
    ...grid,
    rows: grid.rows + rows + more,
    columns: grid.columns + columns + more,
  });
  addTo(end, decided, STAY, 1);
  for (const { score, chance } of level) {
    addTo(end, overtime.decided, { home: score, away: score }, chance);
    // A third overtime is too rare to tell in a price: what is left of it counts as the second.
    const second = { home: score + more, away: score + more };
    addTo(end, overtime.decided, second, (chance * again) / (1 - again));
  }
  return end;
}

/** The results of picks on a match by its scores after regulation time, with what follows a level one. */
export function afterRegulation(
  sport: 'ice-hockey' | 'basketball',
  grid: Grid,
  { tables, finals }: { tables: Tables; finals: FinalResults },
  use: Use,
): void {
  if (sport === 'ice-hockey') afterGoldenGoal(grid, tables, finals, use);
  else
    eachCell(afterOvertimes(grid, tables), (h, a, chance) =>
      use(finals.overtime(h, a) + finals.shots(h, a), chance),
    );
}
