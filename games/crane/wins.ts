import { LINES, type SlotWin, slotLines, windowOf } from '#rules/casino/slot.ts';

/** What won on a line. */
export interface LineWin extends SlotWin {
  /** 1 to 20. */
  line: number;
  /** `reel:row` of what has won. */
  cells: ReadonlySet<string>;
}

/** What a stop of the reels came to. */
export interface SlotWins {
  /** Highest first. */
  lines: readonly LineWin[];
  scatter: SlotWin | null;
  cells: ReadonlySet<string>;
}

/** The row of a line on each reel, the upper one 0. */
export function rowsOf(line: number): readonly number[] {
  return LINES[line - 1] ?? [];
}

function scatterCells(stops: readonly number[]): string[] {
  return windowOf(stops).flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'coin' ? [`${reel}:${row}`] : [])),
  );
}

/** Lists what the reels pay for a stake of each line, in minor units. */
export function winsOf(stops: readonly number[], lineStake: number): SlotWins {
  const all = slotLines(stops, lineStake);
  const lines = all
    .flatMap((win): LineWin[] => {
      if (win.line === null) return [];
      const rows = rowsOf(win.line).slice(0, win.count);
      return [
        { ...win, line: win.line, cells: new Set(rows.map((row, reel) => `${reel}:${row}`)) },
      ];
    })
    .toSorted((a, b) => b.pays - a.pays);
  const scatter = all.find(({ line }) => line === null) ?? null;
  const cells = new Set([
    ...lines.flatMap((win) => [...win.cells]),
    ...(scatter ? scatterCells(stops) : []),
  ]);
  return { lines, scatter, cells };
}
