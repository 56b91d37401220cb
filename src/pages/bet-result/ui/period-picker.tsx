import { useUnit } from 'effector-react';
import { Chip } from '@/shared/ui/chip';
import { TextField } from '@/shared/ui/text-field';
import { $search, filterChanged } from '../model/history';
import { periods } from '../search';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

/** The days whose bets are listed: some up to today, or from one to another. */
export function PeriodPicker() {
  const [search, onChange] = useUnit([$search, filterChanged]);
  return (
    <div className={styles.period}>
      <fieldset className={styles.chips} aria-label={messages.period}>
        {periods.map((period) => (
          <Chip
            key={period}
            selected={search.period === period}
            onClick={() => onChange({ period })}
          >
            {messages.periods[period]}
          </Chip>
        ))}
      </fieldset>
      {search.period === 'range' && (
        <div className={styles.range}>
          <TextField
            type="date"
            label={messages.from}
            value={search.from ?? ''}
            onValueChange={(from) => onChange({ from: from || undefined })}
          />
          <TextField
            type="date"
            label={messages.to}
            value={search.to ?? ''}
            onValueChange={(to) => onChange({ to: to || undefined })}
          />
        </div>
      )}
    </div>
  );
}
