import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { IconChevronLeft, IconChevronRight } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { dateOf, dayAfter, dayKeyOf, firstDay, midnightOf } from '../lib/round-query';
import { $today, filterChanged, rounds } from '../model';
import { messages } from './messages';
import * as styles from './round-filters.css';

/** The day whose rounds are shown: the one before, the one after, or one of the system's calendar. */
export function DayPicker() {
  const { query, today, onChange } = useUnit({
    query: rounds.$query,
    today: $today,
    onChange: filterChanged,
  });
  const input = useRef<HTMLInputElement>(null);
  const dayKey = query?.dayKey ?? today;
  const first = firstDay(today);
  const at = midnightOf(dayKey) ?? 0;
  const show = (key: string) => onChange({ day: key === today ? '' : key, round: undefined });
  return (
    <div className={styles.days}>
      <IconButton
        label={messages.dayBefore}
        disabled={dayKey <= first}
        onClick={() => show(dayAfter(dayKey, -1))}
      >
        <IconChevronLeft size={18} />
      </IconButton>
      <button
        type="button"
        className={styles.dayButton}
        aria-label={messages.chooseDay(at)}
        onClick={() => input.current?.showPicker()}
      >
        {query && messages.dayShort(at)}
      </button>
      <input
        ref={input}
        type="date"
        className={styles.dayInput}
        tabIndex={-1}
        aria-hidden="true"
        min={dateOf(first)}
        max={dateOf(today)}
        value={dateOf(dayKey)}
        onChange={(event) => {
          const key = event.target.value.replaceAll('-', '');
          if (key) show(dayKeyOf(key, today));
        }}
      />
      <IconButton
        label={messages.dayAfter}
        disabled={dayKey >= today}
        onClick={() => show(dayAfter(dayKey, 1))}
      >
        <IconChevronRight size={18} />
      </IconButton>
    </div>
  );
}
