import { isClosed } from '#rules/market-status.ts';
import { isOnBoard, marketIdsOfBoard } from '#rules/markets/boards.ts';
import type { BoardKind } from '@/shared/api';
import { overtimeWord } from '@/shared/lib/market-dictionary';
import { slotGroup } from './families';
import type { Fixture, Market } from './game';
import { marketOfSlot } from './slots';

/** The groups of prices that stand side by side in the row of a match, in their order. */
export const rowColumns = ['winner', 'handicap', 'total'] as const;
export type RowColumn = (typeof rowColumns)[number];

export type ColumnMarkets = Readonly<Record<RowColumn, Market | null>>;

function typesOf(kind: BoardKind, column: RowColumn): readonly number[] {
  return marketIdsOfBoard(kind).filter(
    // Totals of a half are no column of a match.
    (typeId) => isOnBoard('cross', typeId) && slotGroup(typeId) === column,
  );
}

/** The columns that a board has markets for. */
export function columnsOfBoard(kind: BoardKind): RowColumn[] {
  return rowColumns.filter((column) => typesOf(kind, column).length > 0);
}

function marketOfColumn(
  fixture: Fixture,
  types: readonly number[],
  overtime: string | null | undefined,
): Market | null {
  const found = types.flatMap((typeId) => marketOfSlot(fixture, typeId) ?? []);
  const open = found.filter(({ status }) => !isClosed(status));
  const offered = open.length > 0 ? open : found;
  const alike = offered.find(({ typeId }) => overtimeWord(typeId, fixture.sport) === overtime);
  return alike ?? offered[0] ?? null;
}

/**
 * The market of a match in each column of a board; null where none is offered. Where a sport offers a market with and
 * without overtime, all columns take the one that the first column has, so that a row counts one way.
 */
export function columnMarkets(kind: BoardKind, fixture: Fixture): ColumnMarkets {
  const markets: Record<RowColumn, Market | null> = { winner: null, handicap: null, total: null };
  let overtime: string | null | undefined;
  for (const column of rowColumns) {
    const market = marketOfColumn(fixture, typesOf(kind, column), overtime);
    markets[column] = market;
    if (market) overtime ??= overtimeWord(market.typeId, fixture.sport);
  }
  return markets;
}
