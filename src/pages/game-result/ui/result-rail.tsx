import { useUnit } from 'effector-react';
import { Flag } from '@/entities/game';
import { $leagueCounts, $search, filterChanged } from '../model';
import { messages } from './messages';
import * as styles from './result-rail.css';

/** The leagues of the day with their number of results, beside the list. */
export function ResultRail() {
  const [{ league: chosen }, leagues, onChange] = useUnit([$search, $leagueCounts, filterChanged]);
  const isKnown = leagues.some(({ league }) => league.id === chosen);
  const all = leagues.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={styles.root} aria-label={messages.leagues}>
      <button
        type="button"
        className={styles.item}
        aria-pressed={!isKnown}
        onClick={() => onChange({ league: '' })}
      >
        <span className={styles.name}>{messages.allLeagues}</span>
        <span className={styles.count}>{all}</span>
      </button>
      {leagues.map(({ league: { id, name, country }, count }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          aria-pressed={id === chosen}
          onClick={() => onChange({ league: id === chosen ? '' : id })}
        >
          <Flag country={country} />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
