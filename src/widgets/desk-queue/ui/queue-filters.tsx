import { useUnit } from 'effector-react';
import { type DeskKind, type DeskRequest, deskWords } from '@/entities/desk-request';
import { levelName } from '@/entities/member';
import { optionsOf } from '@/features/desk-list';
import { Chip } from '@/shared/ui/chip';
import { $filter, filterChanged } from '../filter';
import { amountBands, filtersOf } from '../lib/queue-filter';
import { messages } from './messages';
import * as styles from './queue-view.css';

const all = 'all';
const bonuses = ['joinFirst', 'dayFirst', 'every', 'coin', 'none'] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null for all. */
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** As low as the search beside it, which a field is not. */
function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      className={styles.filter}
      value={value ?? all}
      onChange={({ target }) =>
        onChoose(options.find((option) => option.value === target.value)?.value ?? null)
      }
    >
      <option value={all}>{messages.allOf(label)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export interface QueueFiltersProps {
  kind: DeskKind;
  /** The requests of the queue: their levels may be chosen. */
  items: readonly DeskRequest[];
}

/** Which requests of a queue are shown: by amount, bonus and level, and those alone that need a second look. */
export function QueueFilters({ kind, items }: QueueFiltersProps) {
  const [filter, onChange] = useUnit([$filter, filterChanged]);
  const has = filtersOf(kind);
  const levels = [...new Set(items.map(({ level }) => level))].sort((one, other) => one - other);
  return (
    <div className={styles.filters}>
      {has.amount && (
        <Choice
          label={messages.amountFilter}
          options={optionsOf(messages.bands, amountBands)}
          value={filter.amount}
          onChoose={(amount) => onChange({ amount })}
        />
      )}
      {has.bonus && (
        <Choice
          label={messages.bonusFilter}
          options={optionsOf(deskWords.bonuses, bonuses)}
          value={filter.bonus}
          onChoose={(bonus) => onChange({ bonus })}
        />
      )}
      <Choice
        label={messages.levelFilter}
        options={levels.map((level) => ({ value: String(level), label: levelName(level) }))}
        value={filter.level === null ? null : String(filter.level)}
        onChoose={(chosen) =>
          onChange({ level: levels.find((level) => String(level) === chosen) ?? null })
        }
      />
      {has.isFlagged && (
        <Chip
          selected={filter.isFlagged}
          onClick={() => onChange({ isFlagged: !filter.isFlagged })}
        >
          {messages.flaggedOnly}
        </Chip>
      )}
    </div>
  );
}
