import { memo } from 'react';
import * as styles from './data-table.css';
import type { DataColumn } from './use-data-table';

export interface BodyRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Identity of the element, for what points at it. */
  rowId: string;
  /** Key of the row. */
  dataKey: string;
  /** From 0, of all rows. */
  index: number;
  isCurrent: boolean;
  /** Drawn back, as it cannot be worked on now. */
  isQuiet: boolean;
}

function PlainRow<Row>({
  row,
  columns,
  rowId,
  dataKey,
  index,
  isCurrent,
  isQuiet,
}: BodyRowProps<Row>) {
  return (
    <tr
      id={rowId}
      data-key={dataKey}
      data-quiet={isQuiet}
      aria-rowindex={index + 2}
      aria-selected={isCurrent}
      className={styles.row}
    >
      {columns.map(({ id, value, cell, align = 'start' }) => (
        <td key={id} className={styles.cell({ align })}>
          {cell ? cell(row) : value(row)}
        </td>
      ))}
    </tr>
  );
}

/** A row of the table. Drawn again only when it or what it is of has changed, not with each step of a scroll or key of a search. */
export const BodyRow = memo(PlainRow) as typeof PlainRow;
