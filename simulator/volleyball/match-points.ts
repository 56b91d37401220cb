import type { RaceEnding } from '#rules/race.ts';
import { type Count, tableCount } from '../distribution.ts';
import { type SetChances, setChances } from './set-chances.ts';
import { targetOf } from './game.ts';

const NEEDED = 3;
const LONGEST = 5;
const START = { home: 0, away: 0 };

/** Chances by number: of the points in a match, or of a lead that is counted from `-offset`. */
type Table = Float64Array<ArrayBuffer>;

function add(
  target: Table,
  source: Table,
  results: readonly RaceEnding[],
  pointsOf: (result: RaceEnding) => number,
) {
  for (const result of results) {
    const points = pointsOf(result);
    for (let index = 0; index < source.length; index++) {
      const weight = source[index] ?? 0;
      if (weight > 0)
        target[index + points] = (target[index + points] ?? 0) + weight * result.chance;
    }
  }
}

/** Counts something of every set until one side has won three. */
function playMatch(
  sets: readonly SetChances[],
  size: number,
  start: number,
  pointsOf: (result: RaceEnding) => number,
): Table {
  const done = new Float64Array(size);
  let open = new Map<string, Table>([['0-0', new Float64Array(size).fill(1, start, start + 1)]]);
  for (let part = 0; part < LONGEST; part++) {
    const next = new Map<string, Table>();
    for (const [score, table] of open) {
      const [home = 0, away = 0] = score.split('-').map(Number);
      for (const winner of ['home', 'away'] as const) {
        const won =
          sets[part]?.results.filter((each) => each.home > each.away === (winner === 'home')) ?? [];
        const after = winner === 'home' ? [home + 1, away] : [home, away + 1];
        const name = after.join('-');
        const target = after.includes(NEEDED) ? done : (next.get(name) ?? new Float64Array(size));
        if (target !== done) next.set(name, target);
        add(target, table, won, pointsOf);
      }
    }
    open = next;
  }
  return done;
}

/** Points of a whole match, and the lead in points at its end, set by set. */
export function matchPoints(rally: number): { total: Count; margin: Count } {
  const sets = Array.from({ length: LONGEST }, (_, part) =>
    setChances(rally, START, targetOf(String(part + 1))),
  );
  const most = sets.reduce(
    (sum, { results }) => sum + Math.max(...results.map(({ home, away }) => home + away)),
    0,
  );
  const lead = 130;
  return {
    total: tableCount([...playMatch(sets, most + 1, 0, ({ home, away }) => home + away)]),
    margin: tableCount(
      [...playMatch(sets, 2 * lead + 1, lead, ({ home, away }) => home - away)],
      -lead,
    ),
  };
}
