import { type KeyboardEvent, useLayoutEffect, useId, useRef, useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@/shared/icons';
import { formatKst } from '@/shared/lib/format';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import {
  addMonth,
  clampDay,
  type Day,
  type DayBounds,
  dayByKey,
  hasMonth,
  instantOf,
  weeksOf,
} from './month';
import * as styles from './month-grid.css';

export interface MonthGridTexts {
  /** Name of the arrow to the month before. */
  previous: string;
  /** Name of the arrow to the month after. */
  next: string;
  /** Name of the month that a moment is in. */
  month: (at: number) => string;
  /** Sunday first: what is drawn, and what is read. */
  weekdays: readonly { short: string; long: string }[];
  /** Everything about a day; its count is 0 where it cannot be chosen. */
  day: (at: number, count: number) => string;
}

export interface MonthGridProps {
  /** Words of the arrows, months, weekdays and days. */
  texts: MonthGridTexts;
  /** Today in Seoul, YYYY-MM-DD: the first day that can be reached. */
  today: Day;
  /** The day that is chosen; none with an empty text. */
  value: Day;
  /** What each day has; a day without an entry, or with 0, cannot be chosen. */
  counts: ReadonlyMap<Day, number>;
  /** A day was chosen. */
  onValueChange: (day: Day) => void;
}

/**
 * A month of days to choose one of. One stop of Tab: arrows lead to the next day and week, Home and End along the week,
 * PageUp and PageDown to the same day of another month. Days that cannot be chosen are reached and say so.
 */
export function MonthGrid({ texts, today, value, counts, onValueChange }: MonthGridProps) {
  const choices = [...counts].filter(([, count]) => count > 0).map(([day]) => day);
  const reachable = [today, ...choices].toSorted();
  const bounds = { first: reachable[0] ?? today, last: reachable.at(-1) ?? today };
  const [current, setCurrent] = useState(() => clampDay(value || today, bounds));
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  /** The focus follows keys, which may lead to a month that is yet to be drawn. */
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  function press(event: KeyboardEvent) {
    const next = dayByKey(event.key, current, bounds);
    if (next === null) return;
    event.preventDefault();
    isFollowed.current = true;
    setCurrent(next);
  }

  function drawDay(day: Day) {
    const count = counts.get(day) ?? 0;
    return (
      <DayButton
        day={day}
        count={count}
        text={texts.day(instantOf(day), count)}
        isCurrent={day === current}
        isToday={day === today}
        onFocus={() => setCurrent(day)}
        onChoose={() => onValueChange(day)}
      />
    );
  }

  return (
    <div className={styles.root}>
      <MonthHead
        texts={texts}
        headingId={heading}
        current={current}
        bounds={bounds}
        onMove={setCurrent}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid is a table (ARIA APG)
        role="grid"
        aria-labelledby={heading}
        className={styles.grid}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
                <td
                  key={day ?? at}
                  aria-selected={day === null ? undefined : day === value}
                  className={styles.cell}
                >
                  {day !== null && drawDay(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthHeadProps {
  texts: MonthGridTexts;
  headingId: string;
  current: Day;
  bounds: DayBounds;
  onMove: (day: Day) => void;
}

/** The month's name between the arrows to the months beside it. */
function MonthHead({ texts, headingId, current, bounds, onMove }: MonthHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton
        label={texts.previous}
        disabled={!hasMonth(current, -1, bounds)}
        onClick={() => onMove(addMonth(current, -1, bounds))}
      >
        <IconChevronLeft size={20} />
      </IconButton>
      <h3 id={headingId} className={styles.month} aria-live="polite">
        {texts.month(instantOf(current))}
      </h3>
      <IconButton
        label={texts.next}
        disabled={!hasMonth(current, 1, bounds)}
        onClick={() => onMove(addMonth(current, 1, bounds))}
      >
        <IconChevronRight size={20} />
      </IconButton>
    </div>
  );
}

interface DayButtonProps {
  day: Day;
  /** 0 where it cannot be chosen. */
  count: number;
  /** Everything about it, for assistive technology. */
  text: string;
  isCurrent: boolean;
  isToday: boolean;
  onFocus: () => void;
  onChoose: () => void;
}

function DayButton({ day, count, text, isCurrent, isToday, onFocus, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      // Of the layer around it; `autoFocus` would take the focus from the buttons of the head as well.
      data-first-focus={isCurrent || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={count === 0}
      onFocus={onFocus}
      onClick={() => count > 0 && onChoose()}
    >
      <span aria-hidden="true">{formatKst(instantOf(day), 'D')}</span>
      <span aria-hidden="true" className={styles.count}>
        {count > 0 ? count : ''}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  );
}
