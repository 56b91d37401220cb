import { Flag } from '@/entities/game';
import type { League, MatchResult } from '../api';
import { mainCaptions } from '../lib/main-cells';
import type { ScoreColumn } from '../lib/score-columns';
import * as styles from './league-head.css';
import { messages } from './messages';
import * as grid from './result-grid.css';

export interface LeagueHeadProps {
  league: League;
  results: readonly MatchResult[];
  columns: readonly ScoreColumn[];
}

/** Head of the results of one league, with the names of the columns that its rows share. */
export function LeagueHead({ league, results, columns }: LeagueHeadProps) {
  const { name, country, sport } = league;
  const captions = mainCaptions(results, sport);
  return (
    <div className={`${grid.grid} ${styles.root}`}>
      <div className={styles.lead}>
        <Flag country={country} />
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.count}>{messages.matchCount(results.length)}</span>
      </div>
      {captions.map((caption, at) => (
        <span key={messages.columns[at]} className={styles.caption} aria-hidden="true">
          {caption}
        </span>
      ))}
      <span className={`${grid.points} ${styles.points}`} aria-hidden="true">
        {columns.map(({ key, label }) => (
          <span key={key} className={grid.point}>
            {label}
          </span>
        ))}
      </span>
      <span className={styles.total} aria-hidden="true">
        {messages.total}
      </span>
      <span className={styles.end} aria-hidden="true">
        {messages.settled}
      </span>
    </div>
  );
}
