import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Sheet } from '@/shared/ui/sheet';
import { TextField } from '@/shared/ui/text-field';
import { toLinesQuery } from '../lib/statement-query';
import { $isWide, $loadedAt, $search, filterChanged, summary } from '../model';
import { accounts, periods, shows } from '../search';
import { messages } from './messages';
import * as styles from './statement-filters.css';

function Period() {
  const [search, now, onChange] = useUnit([$search, $loadedAt, filterChanged]);
  const { from, to } = toLinesQuery(search, now);
  return (
    <div className={styles.row}>
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
      <span className={styles.span}>{[from, to - 1].map(messages.spanDay).join(' – ')}</span>
      {search.period === 'range' && (
        <div className={styles.range}>
          <TextField
            type="date"
            label={messages.from}
            value={search.from ?? ''}
            onValueChange={(value) => onChange({ from: value || undefined })}
          />
          <TextField
            type="date"
            label={messages.to}
            value={search.to ?? ''}
            onValueChange={(value) => onChange({ to: value || undefined })}
          />
        </div>
      )}
    </div>
  );
}

function Accounts() {
  const [search, onChange] = useUnit([$search, filterChanged]);
  return (
    <fieldset className={styles.chips} aria-label={messages.account}>
      {accounts.map((account) => (
        <Chip
          key={account}
          selected={search.account === account}
          onClick={() => onChange({ account, show: 'all' })}
        >
          {messages.accounts[account]}
        </Chip>
      ))}
    </fieldset>
  );
}

function Shows() {
  const [search, data, onChange] = useUnit([$search, summary.$data, filterChanged]);
  // What the period has none of is no choice, unless it was made.
  const offered = shows.filter(
    (show) => show === 'all' || show === search.show || (data?.counts[show] ?? 0) > 0,
  );
  return (
    <fieldset className={styles.chips} aria-label={messages.show}>
      {offered.map((show) => (
        <Chip
          key={show}
          selected={search.show === show}
          {...(data && { count: data.counts[show] })}
          onClick={() => onChange({ show })}
        >
          {messages.shows[show]}
        </Chip>
      ))}
    </fieldset>
  );
}

function FilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const { period, show } = useUnit($search);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {messages.filterOf(messages.periods[period], messages.shows[show])}
      </Button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        side="bottom"
        title={messages.filters}
        closeLabel={messages.close}
        footer={
          <Button fullWidth onClick={onClose}>
            {messages.filtersDone}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <Accounts />
          <Period />
          <Shows />
        </div>
      </Sheet>
    </>
  );
}

/** Which account, period and kinds of lines are shown; each choice becomes part of the address. On phones in a sheet. */
export function StatementFilters() {
  const isWide = useUnit($isWide);
  if (!isWide) return <FilterSheet />;
  return (
    <div className={styles.root}>
      <Accounts />
      <Period />
      <Shows />
    </div>
  );
}
