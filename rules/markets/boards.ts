// Both sides need this: the server fills boards by it, the client puts rows in its order.

export const BOARD_KINDS = ['cross', 'wintielose', 'handicap', 'special', 'live'] as const;

export type BoardKind = (typeof BOARD_KINDS)[number];

const WINNERS = [1, 52, 226];
const LINES = [3, 342, 2, 28];

const BOARDS: Record<BoardKind, readonly number[]> = {
  cross: [...WINNERS, ...LINES],
  wintielose: WINNERS,
  handicap: LINES,
  special: [72, 64, 21, 1618, 53, 77, 866, 16],
  live: [...WINNERS, ...LINES],
};

/** The market type ids of a board, in column order. */
export function marketIdsOfBoard(kind: BoardKind): readonly number[] {
  return BOARDS[kind];
}

export function isOnBoard(kind: BoardKind, typeId: number): boolean {
  return BOARDS[kind].includes(typeId);
}
