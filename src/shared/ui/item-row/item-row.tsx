import type { ReactNode } from 'react';
import * as styles from './item-row.css';

export interface ItemRowProps {
  name: string;
  /** Under the name, one below the other; empty ones are left out. */
  lines?: readonly (string | null | undefined)[];
  /** Whether it is named without being part of what the list is for. */
  isOff?: boolean;
  /** At its end: a price, a badge. */
  children?: ReactNode;
}

/** An item of a list: its name, what there is to say of it, and what is at its end. */
export function ItemRow({ name, lines = [], isOff = false, children }: ItemRowProps) {
  return (
    <li className={styles.root}>
      <span>
        <span className={styles.name({ isOff })}>{name}</span>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      {children}
    </li>
  );
}
