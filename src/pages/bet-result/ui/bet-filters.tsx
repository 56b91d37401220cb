import { useUnit } from 'effector-react';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import { betTypes } from '@/entities/bet';
import { slipModes } from '@/shared/copy';
import { Chip } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/select';
import { $search, filterChanged, summary } from '../model/history';
import { orders, shows } from '../search';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

const types = [1, 2, 3, 4, 5] as const;
const typeOptions = [
  { value: 'all', label: messages.allTypes },
  ...types.map((type) => ({ value: String(type), label: betTypes[type] })),
];

const modeOptions = [
  { value: 'all', label: messages.allModes },
  ...SLIP_MODES.map((mode) => ({ value: mode, label: slipModes[mode] })),
];

const orderOptions = orders.map((order) => ({ value: order, label: messages.orders[order] }));

/** Which bets of the period are listed, with the number of each, and in which order; each choice becomes part of the address. */
export function BetFilters() {
  const [search, data, onChange] = useUnit([$search, summary.$data, filterChanged]);
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips} aria-label={messages.show}>
        {shows.map((show) => (
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
      <div className={styles.selects}>
        <Select
          label={messages.types}
          labelHidden
          options={typeOptions}
          value={String(search.type ?? 'all')}
          onValueChange={(value) =>
            onChange({ type: types.find((type) => String(type) === value) })
          }
        />
        <Select
          label={messages.modes}
          labelHidden
          options={modeOptions}
          value={search.mode ?? 'all'}
          onValueChange={(value) => onChange({ mode: SLIP_MODES.find((mode) => mode === value) })}
        />
        <Select
          label={messages.order}
          labelHidden
          options={orderOptions}
          value={search.order}
          onValueChange={(order) => onChange({ order })}
        />
      </div>
    </div>
  );
}
