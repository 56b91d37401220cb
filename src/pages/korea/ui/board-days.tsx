import { useUnit } from 'effector-react';
import { $day, $days } from '../model/list';
import { filterChanged } from '../model/page';
import * as styles from './board-days.css';
import { messages } from './messages';

/** The days of the board as tabs, each with the number of its matches. */
export function BoardDays() {
  const [days, chosen, onFilter] = useUnit([$days, $day, filterChanged]);
  const all = days.reduce((sum, { fixtures }) => sum + fixtures, 0);
  const choices = [
    { day: '', label: messages.allDays, fixtures: all },
    ...days.map(({ day, ahead, at, fixtures }) => ({
      day,
      label: messages.day(ahead, at),
      fixtures,
    })),
  ];
  return (
    <fieldset className={styles.root} aria-label={messages.days}>
      {choices.map(({ day, label, fixtures }) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={day === chosen}
          onClick={() => onFilter({ day })}
        >
          <span>{label}</span>
          <span className={styles.count}>{fixtures}</span>
        </button>
      ))}
    </fieldset>
  );
}
