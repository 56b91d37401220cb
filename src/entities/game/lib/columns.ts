import type { Dto } from '#contract/types.gen.ts';
import { isClosed } from '#rules/market-status.ts';
import { isOnBoard, marketIdsOfBoard } from '#rules/markets/boards.ts';
import { columnCaption, overtimeWord } from '@/entities/market-dictionary/@x/game';
import { slotGroup } from './families';
import type { Fixture, Market } from './game';
import { marketOfSlot } from './slots';

/** The groups of prices that stand side by side in the row of a match, in their order. */
export const rowColumns = ['winner', 'handicap', 'total'] as const;
export type RowColumn = (typeof rowColumns)[number];

export type ColumnMarkets = Readonly<Record<RowColumn, Market | null>>;

type ColumnTypes = Readonly<Record<RowColumn, readonly number[]>>;

const typesOfBoards = new Map<Dto<'BoardKind'>, ColumnTypes>();

function typesOfBoard(kind: Dto<'BoardKind'>): ColumnTypes {
  const known = typesOfBoards.get(kind);
  if (known) return known;
  // Totals of a half are no column of a match.
  const own = marketIdsOfBoard(kind).filter((typeId) => isOnBoard('cross', typeId));
  const of = (column: RowColumn) => own.filter((typeId) => slotGroup(typeId) === column);
  const types = { winner: of('winner'), handicap: of('handicap'), total: of('total') };
  typesOfBoards.set(kind, types);
  return types;
}

/** The columns that a board has markets for. */
export function columnsOfBoard(kind: Dto<'BoardKind'>): RowColumn[] {
  return rowColumns.filter((column) => typesOfBoard(kind)[column].length > 0);
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

/** A list of all rows asks for each of them whenever one row comes or goes. */
const marketsOfFixtures = new WeakMap<Fixture, Map<Dto<'BoardKind'>, ColumnMarkets>>();

/**
 * The market of a match in each column of a board; null where none is offered. Where a sport offers a market with and
 * without overtime, all columns take the one that the first column has, so that a row counts one way.
 */
export function columnMarkets(kind: Dto<'BoardKind'>, fixture: Fixture): ColumnMarkets {
  const known = marketsOfFixtures.get(fixture) ?? new Map<Dto<'BoardKind'>, ColumnMarkets>();
  const markets = known.get(kind) ?? findMarkets(kind, fixture);
  marketsOfFixtures.set(fixture, known.set(kind, markets));
  return markets;
}

function findMarkets(kind: Dto<'BoardKind'>, fixture: Fixture): ColumnMarkets {
  const types = typesOfBoard(kind);
  const markets: Record<RowColumn, Market | null> = { winner: null, handicap: null, total: null };
  let overtime: string | null | undefined;
  for (const column of rowColumns) {
    const market = marketOfColumn(fixture, types[column], overtime);
    markets[column] = market;
    if (market) overtime ??= overtimeWord(market.typeId, fixture.sport);
  }
  return markets;
}

/** Names the columns of the rows of one league by the first match that has a market there. */
export function columnCaptions(kind: Dto<'BoardKind'>, fixtures: readonly Fixture[]): string[] {
  return columnsOfBoard(kind).map((column) => {
    for (const fixture of fixtures) {
      const market = columnMarkets(kind, fixture)[column];
      if (market) return columnCaption(market.typeId, fixture.sport);
    }
    return '';
  });
}
