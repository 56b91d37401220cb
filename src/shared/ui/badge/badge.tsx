import type { ReactNode } from 'react';
import * as styles from './badge.css';
import type { BadgeTone } from './variants';

export interface BadgeProps {
  /** A word or a count. */
  children: ReactNode;
  /** Meaning of the colour. */
  tone?: BadgeTone;
  /** Fully rounded, for counts. */
  round?: boolean;
  [attribute: `aria-${string}` | `data-${string}`]: unknown;
}

/** A word or a count beside a title, a tab or a row. */
export function Badge({ children, tone, round, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={styles.root({ tone, round })}>
      {children}
    </span>
  );
}
