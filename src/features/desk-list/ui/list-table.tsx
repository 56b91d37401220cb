import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  useDataTable,
} from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { useListLook } from '../lib/list-look';
import { $currentRow, rowChosen, rowsShown } from '../model';
import { messages } from './messages';

export interface ListTableProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'label' | 'onEnter' | 'isQuiet' | 'checks'> {
  /** Name under which the browser keeps density and columns; left out where they are not chosen. */
  look?: string;
  /** The same array until something of it changes; so are the columns. */
  items: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Rows whose text does not hold it are not shown; left out where the server searches. */
  search?: string;
  /** What a row is found by, in lower case. */
  searchText?: (row: Row) => string;
  /** What is said where there is nothing at all; left out where that is what a search found. */
  none?: { title: string; text?: string };
  /** Rows as they are shown, in their order. */
  onRows?: (rows: readonly Row[]) => void;
}

const everything = () => '';

/** The rows of a list of the desk: the row that is worked on, and the keys that lead through them. */
export function ListTable<Row extends object>({
  look,
  items,
  columns,
  rowKey,
  search = '',
  searchText = everything,
  none,
  onRows,
  ...table
}: ListTableProps<Row>) {
  const { current, onCurrent, onShown } = useUnit({
    current: $currentRow,
    onCurrent: rowChosen,
    onShown: rowsShown,
  });
  const view = useDataTable({ rows: items, columns, rowKey, search, searchText });
  const { rows } = view;
  const { density, hidden } = useListLook(look);
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  useEffect(() => {
    onRows?.(rows);
    onShown(rows.map(rowKey));
  }, [rows, rowKey, onRows, onShown]);
  const notFound = { title: messages.notFound, text: messages.notFoundText };
  return (
    <DataTable
      {...table}
      view={{ ...view, columns: shown }}
      density={density}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState {...(items.length === 0 && none ? none : notFound)} />}
    />
  );
}
