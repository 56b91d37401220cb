import { common } from '@/shared/copy';
import { Chip } from '@/shared/ui/chip';
import * as styles from './state-chips.css';

export interface StateChipsProps<State extends string> {
  /** What is chosen by them. */
  label: string;
  /** In the order in which they are shown; the label says how many there are, where that is known. */
  states: readonly { state: State; label: string }[];
  /** Null for all. */
  chosen: State | null;
  onChoose: (state: State | null) => void;
}

/** The states of a list's rows, of which one or all are shown. */
export function StateChips<State extends string>({
  label,
  states,
  chosen,
  onChoose,
}: StateChipsProps<State>) {
  return (
    <fieldset className={styles.root} aria-label={label}>
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        {common.all}
      </Chip>
      {states.map((one) => (
        <Chip key={one.state} selected={one.state === chosen} onClick={() => onChoose(one.state)}>
          {one.label}
        </Chip>
      ))}
    </fieldset>
  );
}
