import type { MatchResult } from '../api';
import * as styles from './goal-list.css';
import { messages } from './messages';

export interface GoalListProps {
  result: MatchResult;
}

/** Who scored and when, under his side; nothing where nobody named the scorers or there were none. */
export function GoalList({ result }: GoalListProps) {
  const { home, away, goals = [] } = result;
  if (goals.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={messages.goals(home, away)}>
      {goals.map(({ side, period, minute, scorer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may score twice in a minute
        <li key={`${period} ${minute} ${at}`} className={styles.goal}>
          <span className={styles.minute}>{minute === null ? '' : messages.minute(minute)}</span>
          <b className={styles.name}>{scorer?.participant.name ?? messages.unnamed}</b>
          <span className={styles.team}>
            {messages.goalFor(side === 'home' ? home : away, scorer?.isOwnGoal ?? false)}
          </span>
        </li>
      ))}
    </ul>
  );
}
