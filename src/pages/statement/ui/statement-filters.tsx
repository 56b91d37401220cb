import { useUnit } from 'effector-react';
import { useState } from 'react';
import { slipModes } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/select';
import { Sheet } from '@/shared/ui/sheet';
import { TextField } from '@/shared/ui/text-field';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import { toLinesQuery } from '../lib/statement-query';
import { $isWide, $loadedAt, $search, filterChanged, summary } from '../model';
import { accounts, periods, shows, takesMode } from '../search';
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
          onClick={() => onChange({ account, show: 'all', mode: undefined })}
        >
          {messages.accounts[account]}
        </Chip>
      ))}
    </fieldset>
  );
}

const modeOptions = [
  { value: 'all', label: messages.allModes },
  ...SLIP_MODES.map((mode) => ({ value: mode, label: slipModes[mode] })),
];

function Modes() {
  const [search, onChange] = useUnit([$search, filterChanged]);
  if (!takesMode(search)) return null;
  return (
    <div className={styles.mode}>
      <Select
        label={messages.modes}
        labelHidden
        options={modeOptions}
        value={search.mode ?? 'all'}
        onValueChange={(value) => onChange({ mode: SLIP_MODES.find((mode) => mode === value) })}
      />
    </div>
  );
}

function Shows() {
  const [search, data, onChange] = useUnit([$search, summary.$data, filterChanged]);
  // What the period has none of is no choice, unless it was made.
  const offered = shows.filter(
    (show) => show === 'all' || show === search.show || (data?.counts[show] ?? 0) > 0,
  );
  // The numbers are of all modes.
  const isOfAllModes = search.mode === undefined;
  return (
    <fieldset className={styles.chips} aria-label={messages.show}>
      {offered.map((show) => (
        <Chip
          key={show}
          selected={search.show === show}
          {...(data && isOfAllModes && { count: data.counts[show] })}
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
  const { mode, ...search } = useUnit($search);
  const chosen = [messages.periods[search.period], messages.shows[search.show]];
  if (mode !== undefined && takesMode(search)) chosen.push(slipModes[mode]);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {messages.filterOf(chosen)}
      </Button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        side="bottom"
        title={messages.filters}
        closeLabel={messages.close}
        footer={
          <div className={styles.done}>
            <Button fullWidth onClick={onClose}>
              {messages.filtersDone}
            </Button>
          </div>
        }
      >
        <div className={styles.sheet}>
          <Accounts />
          <Period />
          <Shows />
          <Modes />
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
      <Modes />
    </div>
  );
}
