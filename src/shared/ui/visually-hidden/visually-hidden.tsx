import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css';

export interface VisuallyHiddenProps {
  /** Text for assistive technology only. */
  children?: ReactNode;
  /** Announces changes of the text politely or at once. */
  live?: 'polite' | 'assertive';
}

export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} aria-live={live}>
      {children}
    </span>
  );
}
