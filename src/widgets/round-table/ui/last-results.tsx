import { useUnit } from 'effector-react';
import { $gameId, $results, ResultMarks, roundTitle } from '@/entities/round';
import * as styles from './last-results.css';
import { messages } from './messages';

const shown = 10;

/** The last results, the newest first. */
export function LastResults() {
  const [gameId, results] = useUnit([$gameId, $results]);
  if (gameId === null || results.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul className={styles.list} aria-label={messages.last} tabIndex={0}>
      {results.slice(0, shown).map(({ roundId, round, result, card }) => (
        <li key={roundId} className={styles.item}>
          <span className={styles.round}>{roundTitle(gameId, round)}</span>
          {result ? (
            <ResultMarks gameId={gameId} result={result} card={card} size="sm" />
          ) : (
            messages.states.voided
          )}
        </li>
      ))}
    </ul>
  );
}
