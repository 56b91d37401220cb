import { useUnit } from 'effector-react';
import { IconChevronLeft, IconChevronRight } from '@/shared/icons';
import { startOfKstDay } from '@/shared/lib/format';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { IconButton } from '@/shared/ui/icon-button';
import { Select } from '@/shared/ui/select';
import { TextField } from '@/shared/ui/text-field';
import { dayOf, dayText } from '../lib/result-query';
import { $search, $updatedAt, filterChanged, results } from '../model';
import { messages } from './messages';
import * as styles from './result-filters.css';

function Day() {
  const [search, now, onChange] = useUnit([$search, $updatedAt, filterChanged]);
  const day = dayOf(search, now);
  const today = startOfKstDay(now);
  const show = (at: number) =>
    onChange({ day: at === today ? undefined : dayText(at), league: '', match: '' });
  return (
    <div className={styles.days}>
      <IconButton label={messages.dayBefore} onClick={() => show(startOfKstDay(day, -1))}>
        <IconChevronLeft />
      </IconButton>
      <TextField
        type="date"
        label={messages.day}
        value={dayText(day)}
        onValueChange={(value) => {
          if (value) show(dayOf({ day: value }, now));
        }}
      />
      <IconButton
        label={messages.dayAfter}
        disabled={day >= today}
        onClick={() => show(startOfKstDay(day, 1))}
      >
        <IconChevronRight />
      </IconButton>
      <div className={styles.today}>
        <Chip selected={day === today} onClick={() => show(today)}>
          {messages.today}
        </Chip>
      </div>
    </div>
  );
}

function Leagues() {
  const [{ league }, data, onChange] = useUnit([$search, results.$data, filterChanged]);
  const leagues = data?.leagues ?? [];
  return (
    <div className={styles.leagues}>
      <Select
        label={messages.league}
        labelHidden
        value={leagues.some(({ id }) => id === league) ? league : 'all'}
        options={[
          { value: 'all', label: messages.allLeagues },
          ...leagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        disabled={leagues.length === 0}
        onValueChange={(value) => onChange({ league: value === 'all' ? '' : value, match: '' })}
      />
    </div>
  );
}

/** Which day, sport and league are shown; each choice becomes part of the address. */
export function ResultFilters() {
  const [data, onChange] = useUnit([results.$data, filterChanged]);
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Day />
        <Leagues />
      </div>
      <fieldset className={styles.sports} aria-label={messages.sports}>
        {data?.counts.map(({ sport, fixtures }) => (
          <Chip
            key={sport}
            count={fixtures}
            selected={sport === data.sport}
            onClick={() => onChange({ sport, league: '', match: '' })}
          >
            {sportName(sport)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
