import { useUnit } from 'effector-react';
import { TextField } from '@/shared/ui/text-field';
import { dateOf, dayKeyOf } from '../lib/chosen-round';
import { $sportsDay, filterChanged } from '../model';
import { messages } from './messages';
import * as styles from './round-finder.css';

/** Which day of matches; it becomes part of the address. */
export function DayFinder() {
  const [dayKey, onChange] = useUnit([$sportsDay, filterChanged]);
  if (dayKey === '') return null;
  return (
    <div className={styles.root}>
      <TextField
        type="date"
        label={messages.day}
        hint={messages.dayHint}
        value={dateOf(dayKey)}
        onValueChange={(date) => {
          if (date) onChange({ day: dayKeyOf(date), round: 0 });
        }}
      />
    </div>
  );
}
