import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './table.css';

export interface TableColumn<Row> {
  /** Identity of the column. */
  id: string;
  /** Heading. */
  header: string;
  /** Draws the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Alignment; figures stand at the end. */
  align?: 'start' | 'center' | 'end';
}

export interface TableProps<Row> {
  /** Name of the table, for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Identity of a row. */
  rowKey: (row: Row) => string;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

/** Plain table that scrolls sideways in its own frame when it is too wide. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={styles.cell({ kind: 'head', align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, align = 'start' }) => (
                <td key={id} className={styles.cell({ kind: 'body', align })}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
