import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { MonthGrid } from '@/shared/ui/month-grid';
import { Popover } from '@/shared/ui/popover';
import { Sheet } from '@/shared/ui/sheet';
import { $day, $days } from '../model/list';
import { $look } from '../model/look';
import * as styles from './board-calendar.css';
import { messages } from './messages';

export interface BoardCalendarProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  /** A day of Seoul, YYYY-MM-DD. */
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** The days of the board by month, each with the number of its matches: under the button, or at the foot of a phone. */
export function BoardCalendar({ anchor, onChoose, onClose }: BoardCalendarProps) {
  const [days, chosen, look] = useUnit([$days, $day, $look]);
  const today = days.find(({ ahead }) => ahead === 0);
  if (today === undefined) return null;
  const grid = (
    <MonthGrid
      texts={messages.month}
      today={today.day}
      value={chosen}
      counts={new Map(days.map(({ day, fixtures }) => [day, fixtures]))}
      onValueChange={onChoose}
    />
  );
  if (look === 'row')
    return (
      <Popover open anchor={anchor} label={messages.calendar} onClose={onClose}>
        {grid}
      </Popover>
    );
  return (
    <Sheet
      open
      side="bottom"
      title={messages.calendar}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <div className={styles.sheet}>{grid}</div>
    </Sheet>
  );
}
