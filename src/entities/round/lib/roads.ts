import type { Dot } from './dots';

/** A mark in the grid of a road. */
export interface RoadMark {
  dot: Dot;
  /** From 0, at the left and at the top. */
  column: number;
  row: number;
  /** The run of one side that it belongs to, from 0: a run may turn to the right and share columns with others. */
  streak: number;
  /** Rounds after it, or before the first, that neither side won. */
  ties: number;
}

/** Marks under each other, then in the next column, whatever they say. */
export function beadPlate(dots: readonly Dot[], rows = 6): RoadMark[] {
  return dots.map((dot, at) => {
    const column = Math.floor(at / rows);
    return { dot, column, row: at % rows, streak: column, ties: 0 };
  });
}

const isSame = (one: Dot, other: Dot) => one.text === other.text && one.tone === other.tone;

/** The place of each of a run's marks: down from the top of its column, to the right where the way down is shut. */
function placed(length: number, column: number, rows: number, taken: ReadonlySet<string>) {
  const places: { column: number; row: number }[] = [];
  let [at, row, isTurned] = [column, 0, false];
  for (let count = 0; count < length; count += 1) {
    places.push({ column: at, row });
    isTurned ||= row + 1 >= rows || taken.has(`${at} ${row + 1}`);
    if (isTurned) at += 1;
    else row += 1;
  }
  return places;
}

/** A run of one side a column, which starts at the first free top to the right of where the last one started. */
export function streakColumns(dots: readonly Dot[], rows = 6): RoadMark[] {
  const runs: Dot[][] = [];
  for (const dot of dots) {
    const run = runs.at(-1);
    if (run?.[0] && isSame(run[0], dot)) run.push(dot);
    else runs.push([dot]);
  }
  const taken = new Set<string>();
  let start = -1;
  return runs.flatMap((run, streak) => {
    do start += 1;
    while (taken.has(`${start} 0`));
    return placed(run.length, start, rows, taken).flatMap(({ column, row }, at) => {
      taken.add(`${column} ${row}`);
      const dot = run[at];
      return dot ? [{ dot, column, row, streak, ties: 0 }] : [];
    });
  });
}

/** The big road: as streaks, but a tie has no mark of its own and is counted on the last one. Ties before any mark are on the first. */
export function bigRoad(dots: readonly Dot[], rows = 6): RoadMark[] {
  const sides: Dot[] = [];
  const ties: number[] = [];
  for (const dot of dots) {
    const isTie = dot.tone === 'green';
    if (!isTie) sides.push(dot);
    const at = Math.max(0, sides.length - 1);
    ties[at] = (ties[at] ?? 0) + (isTie ? 1 : 0);
  }
  return streakColumns(sides, rows).map((mark, at) => ({ ...mark, ties: ties[at] ?? 0 }));
}

const regular: Dot = { text: '', tone: 'red' };
const irregular: Dot = { text: '', tone: 'blue' };

/**
 * A road that tells whether the big road repeats itself, by comparing with `back` runs before. A new run: whether the two runs
 * before it, `back` apart, were as long as each other. A further mark: whether that run has a mark beside it, or had none beside
 * the one before already.
 */
function derived(lengths: readonly number[], back: number, rows: number): RoadMark[] {
  const dots = lengths.flatMap((length, run) =>
    Array.from({ length }, (_, depth) => {
      if (depth === 0) {
        const [last, other] = [lengths[run - 1], lengths[run - 1 - back]];
        if (last === undefined || other === undefined) return [];
        return [last === other ? regular : irregular];
      }
      const beside = lengths[run - back];
      if (beside === undefined) return [];
      return [beside === depth ? irregular : regular];
    }).flat(),
  );
  return streakColumns(dots, rows);
}

/** The three roads that follow from a big road: big eye, small and cockroach. Red where it is regular, blue where not. */
export function derivedRoads(
  marks: readonly RoadMark[],
  rows = 6,
): Record<'bigEye' | 'small' | 'cockroach', RoadMark[]> {
  const lengths: number[] = [];
  for (const { streak } of marks) lengths[streak] = (lengths[streak] ?? 0) + 1;
  return {
    bigEye: derived(lengths, 1, rows),
    small: derived(lengths, 2, rows),
    cockroach: derived(lengths, 3, rows),
  };
}
