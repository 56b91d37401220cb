import type { ReactNode } from 'react';
import * as styles from './data-list.css';

export interface DataListItem {
  /** Identity of the line; the term itself when left out. */
  id?: string;
  term: string;
  value: ReactNode;
}

export interface DataListProps {
  /** Lines of a name and its value. */
  items: readonly DataListItem[];
  /** Draws hairlines between the lines. */
  divided?: boolean;
}

/** Names and their values, line by line. */
export function DataList({ items, divided = false }: DataListProps) {
  return (
    <dl className={styles.root({ divided })}>
      {items.map(({ id, term, value }) => (
        <div key={id ?? term} className={styles.row({ divided })}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
