import { useUnit } from 'effector-react';
import { Chip } from '@/shared/ui/chip';
import { TextField } from '@/shared/ui/text-field';
import { toBetQuery } from '../lib/bet-query';
import { $loadedAt, $search, filterChanged } from '../model/history';
import { periods } from '../search';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

/** The days whose bets are listed: some up to today, or from one to another. */
export function PeriodPicker() {
  const [search, now, onChange] = useUnit([$search, $loadedAt, filterChanged]);
  const { from, to = now } = toBetQuery(search, now);
  const span = from === undefined || search.period === 'range' ? null : [from, to];
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
      {span && <span className={styles.span}>{span.map(messages.dayOfSpan).join(' – ')}</span>}
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
