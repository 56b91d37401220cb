import { ROULETTE_TABLE } from '#rules/casino/roulette.ts';
import type { RouletteBetKind } from '#rules/casino/types.ts';

/** Where a cell is on the wide and on the narrow table, as rows and columns of a grid. */
export interface Place {
  wide: string;
  narrow: string;
}

/** A bet with a cell of its own. */
export interface OutsideBet extends Place {
  kind: RouletteBetKind;
  numbers: readonly number[];
}

/** In the order of their cells. */
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

function cellsOf(kind: RouletteBetKind, placeOf: (at: number) => Place): OutsideBet[] {
  return ROULETTE_TABLE[kind].map((numbers, at) => ({ kind, numbers, ...placeOf(at) }));
}

export const OUTSIDE: readonly OutsideBet[] = [
  ...cellsOf('column', (at) => ({ wide: `${3 - at} / 14`, narrow: `14 / ${at + 3}` })),
  ...cellsOf('dozen', (at) => ({
    wide: `4 / ${at * 4 + 2} / 5 / ${at * 4 + 6}`,
    narrow: `${at * 4 + 2} / 2 / ${at * 4 + 6} / 3`,
  })),
  ...EVEN_CHANCES.flatMap((kind, at) =>
    cellsOf(kind, () => ({
      wide: `5 / ${at * 2 + 2} / 6 / ${at * 2 + 4}`,
      narrow: `${at * 2 + 2} / 1 / ${at * 2 + 4} / 2`,
    })),
  ),
];

/** The cell of a number: three rows of twelve on the wide table, twelve of three on the narrow one. */
export function numberCell(number: number): Place {
  if (number === 0) return { wide: '1 / 1 / 4 / 2', narrow: '1 / 3 / 2 / 6' };
  const [row, column] = [Math.floor((number - 1) / 3), (number - 1) % 3];
  return { wide: `${3 - column} / ${row + 2}`, narrow: `${row + 2} / ${column + 3}` };
}
