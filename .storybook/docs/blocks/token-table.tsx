import type { ReactNode } from 'react';
import * as styles from './blocks.css';

interface TokenTableProps {
  /** Headings of the columns. */
  columns: readonly string[];
  /** A row of cells each; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
  label: string;
}

/** A table of what the tokens say, in the site's own look. */
export function TokenTable({ columns, rows, label }: TokenTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={`sb-unstyled ${styles.scroller}`} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row" className={`${styles.cellRule} ${styles.code}`}>
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className={styles.cellRule}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
