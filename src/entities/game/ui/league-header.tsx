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
  /** Stands at the end: the favourite star. */
  action?: ReactNode;
}

/** Head of the rows of one league. */
export function LeagueHeader({ name, country, count, note = null, action }: LeagueHeaderProps) {
  return (
    <div className={styles.root}>
      <Flag country={country} />
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.count}>{messages.fixtures(count)}</span>
      {note && <span className={styles.note}>{note}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </div>
  );
}
