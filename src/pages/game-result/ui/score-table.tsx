import type { ReactNode } from 'react';
import { messages } from './messages';
import * as styles from './result-detail.css';

export interface ScoreTableProps {
  /** What the table is of, for assistive technology. */
  label: string;
  /** Over the names of the rows. */
  head: string;
  /** Names of the parts, in their order. */
  parts: readonly string[];
  rows: readonly {
    name: string;
    /** What a cell says of each part. */
    cells: readonly ReactNode[];
    total: ReactNode;
  }[];
}

/** What a match came to, part by part and in all. */
export function ScoreTable({ label, head, parts, rows }: ScoreTableProps) {
  return (
    <section
      className={styles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.team}>
              {head}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" className={styles.cell}>
                {part}
              </th>
            ))}
            <th scope="col" className={styles.cell}>
              {messages.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, total }) => (
            <tr key={name}>
              <th scope="row" className={styles.team}>
                {name}
              </th>
              {parts.map((part, place) => (
                <td key={part} className={styles.cell}>
                  {cells[place] ?? '–'}
                </td>
              ))}
              <td className={styles.cell}>
                <b>{total ?? '–'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
