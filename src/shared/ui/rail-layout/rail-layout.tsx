import type { ReactNode } from 'react';
import * as styles from './rail-layout.css';

export interface RailLayoutProps {
  /** Column before the page, on desktops only; not displayed elsewhere. */
  rail: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** Column after it that stays visible; on phones it brings its own place. */
  aside: ReactNode;
  /** Id of the column after, for skip links. */
  asideId?: string;
}

/** Three columns on desktops, of which the outer ones stay visible while the page scrolls; one on phones. */
export function RailLayout({ rail, children, aside, asideId }: RailLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.body}>{children}</div>
      <aside id={asideId} className={styles.aside}>
        {aside}
      </aside>
    </div>
  );
}
