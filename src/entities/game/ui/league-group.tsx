import { Children, type ReactNode } from 'react';
import * as styles from './league-group.css';
import { LeagueHeader, type LeagueHeaderProps } from './league-header';

export interface LeagueGroupProps extends LeagueHeaderProps {
  /** OddsRows. */
  children: ReactNode;
}

/** The rows of one league in their frame, for short lists; long ones are windowed by their page. */
export function LeagueGroup({ children, ...header }: LeagueGroupProps) {
  return (
    <section className={styles.root} aria-label={header.name}>
      <LeagueHeader {...header} />
      {Children.map(children, (row) => (
        <div className={styles.row}>{row}</div>
      ))}
    </section>
  );
}
