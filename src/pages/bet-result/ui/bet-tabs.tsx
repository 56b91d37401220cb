import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Chip } from '@/shared/ui/chip';
import { Tabs } from '@/shared/ui/tabs';
import { TextField } from '@/shared/ui/text-field';
import { $search, filterChanged } from '../model';
import { periods, shows } from '../search';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

const tabs = shows.map((value) => ({ value, label: messages.shows[value] }));
const types = [1, 2, 3, 4, 5] as const;

function Filters() {
  const [search, onChange] = useUnit([$search, filterChanged]);
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips} aria-label={messages.types}>
        <Chip selected={search.type === undefined} onClick={() => onChange({ type: undefined })}>
          {messages.allTypes}
        </Chip>
        {types.map((type) => (
          <Chip key={type} selected={search.type === type} onClick={() => onChange({ type })}>
            {messages.typeNames[type]}
          </Chip>
        ))}
      </fieldset>
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

export interface BetTabsProps {
  /** The bets of the chosen tab. */
  children: ReactNode;
}

/** Tabs, and in their panel filters and bets; each choice becomes part of the address. */
export function BetTabs({ children }: BetTabsProps) {
  const [search, onChange] = useUnit([$search, filterChanged]);
  return (
    <Tabs
      label={messages.tabs}
      items={tabs}
      value={search.show}
      fill
      onValueChange={(show) => onChange({ show })}
    >
      <div className={styles.panel}>
        <Filters />
        {children}
      </div>
    </Tabs>
  );
}
