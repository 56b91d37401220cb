import { useFixtureState } from '@/entities/game';
import { momentText } from '@/features/match-course';
import type { Game } from '../lib/sport-groups';
import * as styles from './game-summary.css';
import { messages } from './messages';

export interface GameSummaryProps {
  game: Game;
}

/** A match in play in three lines, for a link to it: who plays, how it stands, and its moment. */
export function GameSummary({ game: { fixture, league } }: GameSummaryProps) {
  const { id, sport, home, away } = fixture;
  const state = useFixtureState(id);
  const score = state?.score ?? { home: 0, away: 0 };
  return (
    <span className={styles.root}>
      <span className={styles.team}>{home}</span>
      <span className={styles.points}>{score.home}</span>
      <span className={styles.team}>{away}</span>
      <span className={styles.points}>{score.away}</span>
      <span className={styles.moment}>
        <b className={styles.now}>{momentText(sport, state?.clock ?? null) || messages.live}</b>
        {league.name}
      </span>
    </span>
  );
}
