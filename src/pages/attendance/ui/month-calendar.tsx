import { formatKst } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Attendance } from '../api';
import { type CalendarDay, calendarOf } from '../lib/attendance';
import { messages } from './messages';
import * as styles from './month-calendar.css';
import { Stamp } from './stamp';

function DayCell({ day: { at, state } }: { day: CalendarDay }) {
  const date = formatKst(at, 'D');
  return (
    <td>
      <span className={styles.day} data-state={state}>
        {state === 'attended' && <Stamp date={parseWhole(date) ?? 0} />}
        <span className={styles.date}>{date}</span>{' '}
        <VisuallyHidden>{messages.dayStates[state]}</VisuallyHidden>
      </span>
    </td>
  );
}

export interface MonthCalendarProps {
  attendance: Attendance;
}

/** The days of a month: stamps where the member attended, dots where not, a ring around today. */
export function MonthCalendar({ attendance }: MonthCalendarProps) {
  return (
    <>
      <table className={styles.root} aria-label={messages.calendar(attendance.month)}>
        <thead>
          <tr>
            {messages.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarOf(attendance).map((week) => (
            <tr key={week.find((day) => day !== null)?.day}>
              {week.map((day, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: days of another month have no other name
                day === null ? <td key={at} /> : <DayCell key={day.day} day={day} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.sign} data-state="attended">
          {messages.legend.attended}
        </span>
        <span className={styles.sign} data-state="missed">
          {messages.legend.missed}
        </span>
      </p>
    </>
  );
}
