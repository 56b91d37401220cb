// What follows a level match in ice hockey and basketball.
import type { FinalWorth, Tables } from './joint-parts.ts';
import { addTo, eachCell, emptyGrid, type Grid, gridOf, type Table, whole } from './joint-table.ts';
import type { Worth } from './joint-worth.ts';

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

/** A golden goal within five minutes; without one a shoot-out, which is even. */
function afterGoldenGoal(grid: Grid, tables: Tables, { overtime, shots }: FinalWorth): number {
  const { home, away } = tables(OVERTIME);
  const [one, other] = [meanOf(home), meanOf(away)];
  const none = Math.exp(-one - other);
  const share = one + other > 0 ? one / (one + other) : 0;
  const scored: Worth = (h, a) => overtime(h, a) * shots(h, a);
  const { decided, level } = parted(grid);
  return level.reduce(
    (sum, { score, chance }) => {
      const shootOut = (shots(score + 1, score) + shots(score, score + 1)) / 2;
      const goal = share * scored(score + 1, score) + (1 - share) * scored(score, score + 1);
      return sum + chance * (none * overtime(score, score) * shootOut + (1 - none) * goal);
    },
    whole(decided, scored),
  );
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

/** What a match is worth by its scores after regulation time, with what follows a level one. */
export function afterRegulation(
  sport: 'ice-hockey' | 'basketball',
  grid: Grid,
  tables: Tables,
  worth: FinalWorth,
): number {
  if (sport === 'ice-hockey') return afterGoldenGoal(grid, tables, worth);
  return whole(afterOvertimes(grid, tables), (h, a) => worth.overtime(h, a) * worth.shots(h, a));
}
