import type { MouseEvent, ReactNode } from 'react';
import * as styles from './skip-link.css';

export interface SkipLinkProps {
  /** Id of what it leads to. */
  to: string;
  /** Says where it leads. */
  children: ReactNode;
  /** Moves the focus in place of the browser, which would put the id into the address for the router to follow. */
  onFollow?: () => void;
}

/** A way past what is repeated, for the keyboard: visible with focus only. */
export function SkipLink({ to, children, onFollow }: SkipLinkProps) {
  function follow(event: MouseEvent) {
    if (!onFollow) return;
    event.preventDefault();
    onFollow();
  }
  return (
    <a href={`#${to}`} className={styles.root} onClick={follow}>
      {children}
    </a>
  );
}
