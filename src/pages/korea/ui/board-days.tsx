import { useUnit } from 'effector-react';
import { $days } from '../model/list';
import { $search, filterChanged } from '../model/page';
import * as styles from './board-days.css';
import { messages } from './messages';

/** The days of the board as tabs, each with the number of its matches. */
export function BoardDays() {
  const [days, search, onFilter] = useUnit([$days, $search, filterChanged]);
  const all = days.reduce((sum, { fixtures }) => sum + fixtures, 0);
  const choices = [
    { day: '', label: messages.allDays, fixtures: all },
    ...days.map(({ day, ahead, at, fixtures }) => ({
      day,
      label: messages.day(ahead, at),
      fixtures,
    })),
  ];
  const isChosen = (day: string) =>
    day === search.day || (day === '' && !days.some((one) => one.day === search.day));
  return (
    <fieldset className={styles.root} aria-label={messages.days}>
      {choices.map(({ day, label, fixtures }) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-pressed={isChosen(day)}
          onClick={() => onFilter({ day })}
        >
          <span>{label}</span>
          <span className={styles.count}>{fixtures}</span>
        </button>
      ))}
    </fieldset>
  );
}
