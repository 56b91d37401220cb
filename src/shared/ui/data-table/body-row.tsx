import { memo } from 'react';
import { IconLock } from '@/shared/icons';
import * as styles from './data-table.css';
import type { RowCheck, RowChecks } from './row-checks';
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
  /** Whether it has a box; left out in a table without boxes. */
  check?: RowCheck;
  isChecked?: boolean;
  /** Name of its box, or of the lock in place of one. */
  checkLabel?: string;
  onCheck?: RowChecks<Row>['onCheck'];
}

type CheckCellProps<Row> = Pick<
  BodyRowProps<Row>,
  'check' | 'isChecked' | 'checkLabel' | 'dataKey' | 'onCheck'
>;

function CheckCell<Row>({
  check,
  isChecked = false,
  checkLabel,
  dataKey,
  onCheck,
}: CheckCellProps<Row>) {
  return (
    <td data-check="" className={styles.checkCell}>
      {check === 'locked' && (
        <span role="img" aria-label={checkLabel} className={styles.lock}>
          <IconLock size={14} />
        </span>
      )}
      {check === 'open' && (
        <input
          type="checkbox"
          aria-label={checkLabel}
          className={styles.box}
          checked={isChecked}
          onChange={(event) => onCheck?.([dataKey], event.target.checked)}
        />
      )}
    </td>
  );
}

function PlainRow<Row>({
  row,
  columns,
  rowId,
  dataKey,
  index,
  isCurrent,
  isQuiet,
  ...box
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
      {box.check !== undefined && <CheckCell {...box} dataKey={dataKey} />}
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
