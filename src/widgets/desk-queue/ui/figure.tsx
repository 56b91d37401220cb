import type { ReactNode } from 'react';
import * as styles from './figure.css';

export interface FigureProps {
  label: string;
  /** The figure. */
  children: ReactNode;
  /** Said more quietly beside it. */
  more?: string | undefined;
  /** Something waits too long. */
  isLate?: boolean;
}

/** A figure under its name. */
export function Figure({ label, children, more, isLate = false }: FigureProps) {
  return (
    <p className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span>
        <b className={styles.value} data-late={isLate}>
          {children}
        </b>
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </p>
  );
}
