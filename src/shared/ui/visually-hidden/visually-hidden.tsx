import type { ReactNode, Ref } from 'react';
import * as styles from './visually-hidden.css';

export interface VisuallyHiddenProps {
  /** Text for assistive technology only. */
  children?: ReactNode;
  /** Announces changes of the text politely or at once. */
  live?: 'polite' | 'assertive';
  /** For a text that is written past React. */
  ref?: Ref<HTMLSpanElement>;
}

export function VisuallyHidden({ children, live, ref }: VisuallyHiddenProps) {
  return (
    <span ref={ref} className={styles.root} aria-live={live}>
      {children}
    </span>
  );
}
