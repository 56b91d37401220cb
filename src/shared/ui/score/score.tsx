import * as styles from './score.css';

export interface ScoreProps {
  /** Points of the home side. */
  home: number;
  /** Points of the away side. */
  away: number;
  /** Sentence for assistive technology, with the names of the sides. */
  label: string;
  /** Size of the figures. */
  size?: 'sm' | 'md' | 'lg' | 'display';
  /** The match is under way. */
  live?: boolean;
}

/** The score of a match, in play or final. */
export function Score({ home, away, label, size, live }: ScoreProps) {
  return (
    <span className={styles.root({ size, live })} role="img" aria-label={label}>
      <span>{home}</span>
      <span className={styles.colon}>:</span>
      <span>{away}</span>
    </span>
  );
}
