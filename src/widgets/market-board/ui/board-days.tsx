import { useUnit } from 'effector-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { IconCalendar } from '@/shared/icons';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $day, $dayTabs, $days } from '../model/list';
import { filterChanged } from '../model/search';
import * as styles from './board-days.css';
import { messages } from './messages';

const BoardCalendar = lazyPart(async () => (await import('./board-calendar')).BoardCalendar);

/** Scrolls a strip, and nothing around it, until the tab of a day is whole. */
function showTab(strip: HTMLElement | null, day: string): void {
  const tab = strip?.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
  const own = strip?.getBoundingClientRect();
  if (!strip || !tab || !own) return;
  strip.scrollLeft += Math.max(0, tab.right - own.right) + Math.min(0, tab.left - own.left);
}

/** Chooses any day that has matches. */
function Calendar() {
  const onFilter = useUnit(filterChanged);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function choose(day: string) {
    setOpen(false);
    onFilter({ day });
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.calendar}
        aria-label={messages.openCalendar}
        title={messages.openCalendar}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={BoardCalendar.preload}
        onClick={() => setOpen(true)}
      >
        <IconCalendar size={18} />
      </button>
      {isOpen && (
        <Suspense>
          <BoardCalendar anchor={button} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The days of the board as tabs, each with the number of its matches; the calendar leads to those further on. */
export function BoardDays() {
  const [days, tabs, chosen, onFilter] = useUnit([$days, $dayTabs, $day, filterChanged]);
  const all = days.reduce((sum, { fixtures }) => sum + fixtures, 0);
  const choices = [
    { day: '', label: messages.allDays, fixtures: all },
    ...tabs.map(({ day, ahead, at, fixtures }) => ({
      day,
      label: messages.day(ahead, at),
      fixtures,
    })),
  ];
  const strip = useRef<HTMLFieldSetElement>(null);
  // An address may name a day before the board is here, whose counts make the tabs as wide as they are.
  const isCounted = all > 0;
  useLayoutEffect(() => {
    if (isCounted) showTab(strip.current, chosen);
  }, [chosen, isCounted]);
  return (
    <div className={styles.root}>
      <fieldset ref={strip} className={styles.days} aria-label={messages.days}>
        {choices.map(({ day, label, fixtures }) => (
          <button
            key={day}
            data-day={day}
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
      <Calendar />
    </div>
  );
}
