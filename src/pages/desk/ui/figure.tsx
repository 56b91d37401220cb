import type { ReactNode } from 'react';
import * as styles from './figure.css';

export interface FigureProps {
  label: string;
  /** The figure. */
  children: ReactNode;
}

/** A figure under its name. */
export function Figure({ label, children }: FigureProps) {
  return (
    <p className={styles.root}>
      <span className={styles.label}>{label}</span>
      <b className={styles.value}>{children}</b>
    </p>
  );
}
