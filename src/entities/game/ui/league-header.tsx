import type { ReactNode } from 'react';
import { Flag } from './flag';
import * as styles from './league-header.css';
import { messages } from './messages';

export interface LeagueHeaderProps {
  name: string;
  country: string;
  /** Fixtures in the group. */
  count: number;
  /** Overtime word that holds for every row of the group. */
  note?: string | null;
  /** Shown at the end: the favourite star. */
  action?: ReactNode;
  /** Level of the name in the outline of the page. */
  level?: 2 | 3;
}

/** Head of the rows of one league. */
export function LeagueHeader({
  name,
  country,
  count,
  note = null,
  action,
  level = 3,
}: LeagueHeaderProps) {
  const Name = `h${level}` as const;
  return (
    <div className={styles.root}>
      <Flag country={country} />
      <Name className={styles.name}>{name}</Name>
      <span className={styles.count}>{messages.fixtures(count)}</span>
      {note && <span className={styles.note}>{note}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
