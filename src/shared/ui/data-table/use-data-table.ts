import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { foldPhone, foldText } from '#rules/typed.ts';

export interface DataColumn<Row> {
  /** Identity of the column. */
  id: string;
  /** Heading. */
  header: string;
  /** What the column sorts by. */
  value: (row: Row) => string | number;
  /** Draws the cell; its value where left out. */
  cell?: (row: Row) => ReactNode;
  /** Width in pixels; a column without one takes what is left. */
  width?: number;
  /** Least width in pixels of a column without a width; 220 when left out. */
  least?: number;
  /** Left out where there is too little room for every column: what it says is said elsewhere too. */
  isSecondary?: boolean;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
}

export interface DataTableOptions<Row> {
  /** The same array until something of it changes; so are the columns. */
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Rows whose text does not hold it are not shown. */
  search: string;
  /** What a row is found by, however it is written. */
  searchText: (row: Row) => string;
}

export interface TableView<Row> {
  columns: readonly DataColumn<Row>[];
  /** What is shown, in the order of the screen. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The column that the rows are sorted by; null for the order in which they came. */
  sorted: { id: string; isDescending: boolean } | null;
  /** Sorts by a column: up, down, and as they came. */
  onSort: (id: string) => void;
}

/** Least width of a column that takes what is left, pixels. */
const leastWidth = 220;

type Width = Pick<DataColumn<never>, 'width' | 'least' | 'isSecondary'>;

/** Returns the width in pixels below which a table of these columns scrolls sideways. @example leastOf([{ width: 80 }]) // 80 */
export function leastOf(columns: readonly Width[]): number {
  return columns.reduce((sum, { least = leastWidth, width = least }) => sum + width, 0);
}

/** Returns the columns that are drawn in so much room, in pixels: all where they fit or where nothing was measured. */
export function columnsWithin<Column extends Width>(
  columns: readonly Column[],
  room: number | null,
): readonly Column[] {
  if (room === null || room >= leastOf(columns)) return columns;
  return columns.filter(({ isSecondary }) => isSecondary !== true);
}

const order = new Intl.Collator('ko', { numeric: true });
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : order.compare(String(one), String(other));

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Returns the list that was returned last for as long as it has the same rows, so that they are not drawn again. */
function useSame<Row>(rows: readonly Row[]): readonly Row[] {
  const [last, setLast] = useState(rows);
  if (last.length === rows.length && rows.every((row, at) => row === last[at])) return last;
  setLast(rows);
  return rows;
}

const folded = (text: string): string => foldText(text).trim().toLowerCase();

/** Returns whether a text holds what was typed, and a phone number of at least four digits in whatever way it was typed. */
export function finderOf(search: string): (text: string) => boolean {
  const typed = folded(search);
  const phone = foldPhone(typed);
  return /^\d{4,}$/.test(phone)
    ? (text) => text.includes(typed) || text.includes(phone)
    : (text) => text.includes(typed);
}

/** Asks each row for its text once. */
function remembered<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const texts = new WeakMap<Row, string>();
  return (row) => {
    const text = texts.get(row) ?? folded(textOf(row));
    texts.set(row, text);
    return text;
  };
}

/** Sorts and searches rows on the spot. A new row is last where nothing is sorted, so that no row moves under a hand. */
export function useDataTable<Row extends object>({
  rows,
  columns,
  rowKey,
  search,
  searchText,
}: DataTableOptions<Row>): TableView<Row> {
  // The table is one object that changes inside, which the compiler must not remember.
  'use no memo';
  const [sorting, setSorting] = useState<SortingState>([]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, value }) => ({
        id,
        accessorFn: value,
        sortFn: (
          one: { getValue: (column: string) => unknown },
          other: { getValue: (column: string) => unknown },
          column: string,
        ) => compare(one.getValue(column), other.getValue(column)),
        sortDescFirst: false,
      })),
    [columns],
  );
  const textOf = useMemo(() => remembered(searchText), [searchText]);
  // What is typed is painted first, what it finds after it.
  const typed = useDeferredValue(search.trim());
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
  });
  const model = table.getRowModel();
  const ordered = useMemo(() => model.rows.map(({ original }) => original), [model]);
  // The order stays while something is searched.
  const found = useMemo(() => {
    if (typed === '') return ordered;
    const isFound = finderOf(typed);
    return ordered.filter((row) => isFound(textOf(row)));
  }, [ordered, typed, textOf]);
  const shown = useSame(found);
  const [by] = sorting;
  return {
    columns,
    rows: shown,
    rowKey,
    sorted: by ? { id: by.id, isDescending: by.desc } : null,
    onSort: (id) => table.getColumn(id)?.toggleSorting(undefined, false),
  };
}
