import { interruptionText, useFixtureState } from '@/entities/game';
import { momentText } from '@/features/match-course';
import { momentParts } from '../lib/moment-parts';
import type { Game } from '../lib/sport-groups';
import * as styles from './game-summary.css';
import { messages } from './messages';

export interface GameSummaryProps {
  game: Game;
  /** Three lines, or a low row with the moment before the teams. */
  look?: 'block' | 'row';
}

/** A match in play, for a link to it: who plays, the score, and its moment. */
export function GameSummary({ game: { fixture, league }, look = 'block' }: GameSummaryProps) {
  const { id, sport, home, away } = fixture;
  const state = useFixtureState(id);
  const score = state?.score ?? { home: 0, away: 0 };
  const halt = interruptionText(state);
  const moment = momentText(sport, state?.clock ?? null) || messages.live;
  const [first, second] = momentParts(halt ? halt.word : moment);
  return (
    <span className={styles.root({ look })}>
      <span className={styles.team}>{home}</span>
      <span className={styles.points}>{score.home}</span>
      <span className={styles.team}>{away}</span>
      <span className={styles.points}>{score.away}</span>
      {look === 'row' ? (
        <span className={styles.clock} title={halt?.text}>
          {/* Spoken in its usual order. */}
          <span className={styles.spoken}>{halt?.text ?? moment}</span>
          <b aria-hidden="true" className={styles.minute}>
            {first}
          </b>
          <span aria-hidden="true" className={styles.part}>
            {second}
          </span>
        </span>
      ) : (
        <span className={styles.moment}>
          <b className={styles.now}>{halt ? halt.text : moment}</b>
          {league.name}
        </span>
      )}
    </span>
  );
}
