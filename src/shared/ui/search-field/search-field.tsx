import { IconSearch } from '@/shared/icons';
import * as styles from './search-field.css';

export interface SearchFieldProps {
  /** What is searched, for assistive technology. */
  label: string;
  /** What can be typed; shown while the field is empty. */
  placeholder: string;
  value: string;
  /** The new text at each key. */
  onValueChange: (value: string) => void;
  /** The typing rests: a syllable was finished, or the field was left. */
  onRest?: () => void;
  [attribute: `data-${string}`]: unknown;
}

/** Narrows a list that is visible below it while it is typed in. */
export function SearchField({ label, onValueChange, onRest, ...input }: SearchFieldProps) {
  return (
    <label className={styles.root}>
      <IconSearch size={16} />
      <input
        {...input}
        type="search"
        className={styles.input}
        aria-label={label}
        maxLength={40}
        onChange={(event) => onValueChange(event.target.value)}
        onCompositionEnd={onRest}
        onBlur={onRest}
      />
    </label>
  );
}
