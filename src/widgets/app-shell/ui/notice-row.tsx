import type { ReactNode } from 'react';
import { messages } from './messages';
import * as styles from './notice-row.css';

export interface NoticeRowProps {
  /** The marquee. */
  children: ReactNode;
  /** Quick links at the end. */
  end?: ReactNode;
}

/** The line under the bar: what is new, and what a member reaches for. */
export function NoticeRow({ children, end }: NoticeRowProps) {
  return (
    <aside className={styles.root} aria-label={messages.notice}>
      {children}
      {end}
    </aside>
  );
}
