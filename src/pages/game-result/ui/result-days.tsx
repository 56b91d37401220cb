import { useUnit } from 'effector-react';
import { useLayoutEffect, useRef } from 'react';
import { startOfKstDay } from '@/shared/lib/format';
import { TextField } from '@/shared/ui/text-field';
import { dayOf, dayText } from '../lib/result-query';
import { $dayTabs, $search, $updatedAt, filterChanged } from '../model';
import { messages } from './messages';
import * as styles from './result-days.css';

/** Scrolls a strip, and nothing around it, until the tab that is pressed is whole. */
function showPressed(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  const own = strip?.getBoundingClientRect();
  if (!strip || !tab || !own) return;
  strip.scrollLeft += Math.max(0, tab.right - own.right) + Math.min(0, tab.left - own.left);
}

/** The days with results as tabs, the oldest first, each with their number; the date field leads to those before. */
export function ResultDays() {
  const [search, tabs, now, onChange] = useUnit([$search, $dayTabs, $updatedAt, filterChanged]);
  const strip = useRef<HTMLFieldSetElement>(null);
  const chosen = dayOf(search, now);
  const today = startOfKstDay(now);
  const count = tabs.length;
  useLayoutEffect(() => {
    if (count > 0 && chosen > 0) showPressed(strip.current);
  }, [chosen, count]);
  const show = (day: number) =>
    onChange({ day: day === today ? undefined : dayText(day), league: '', match: '' });
  return (
    <div className={styles.root}>
      <fieldset ref={strip} className={styles.days} aria-label={messages.days}>
        {tabs.map(({ day, ago, fixtures }) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={day === chosen}
            onClick={() => show(day)}
          >
            <span>{messages.dayTab(ago, day)}</span>
            <span className={styles.count}>{fixtures}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.date}>
        <TextField
          type="date"
          label={messages.day}
          value={dayText(chosen)}
          onValueChange={(value) => {
            if (value) show(dayOf({ day: value }, now));
          }}
        />
      </div>
    </div>
  );
}
